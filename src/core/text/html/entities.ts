/** Decodes the entities of HTML: `&amp;`, `&#39;`, `&#x2019;`. */

/** The names that HTML 4 has for characters, in the order of their codes, each list from a first one on. */
const names: readonly [number, string][] = [
  [
    0xa0,
    'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest',
  ],
  [
    0xc0,
    'Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig',
  ],
  [
    0xe0,
    'agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml',
  ],
  [
    0x391,
    'Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho - Sigma Tau Upsilon Phi Chi Psi Omega',
  ],
  [
    0x3b1,
    'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma tau upsilon phi chi psi omega',
  ],
  [0x22, 'quot - - - amp apos'],
  [0x3c, 'lt - gt'],
  [0x152, 'OElig oelig'],
  [0x160, 'Scaron scaron'],
  [0x178, 'Yuml'],
  [0x192, 'fnof'],
  [0x2c6, 'circ'],
  [0x2dc, 'tilde'],
  [0x2002, 'ensp emsp - - - - - thinsp - - zwnj zwj lrm rlm - - - ndash mdash - - - lsquo rsquo sbquo'],
  [0x201c, 'ldquo rdquo bdquo - dagger Dagger bull - - - hellip'],
  [0x2030, 'permil - prime Prime - - - - - lsaquo rsaquo - - - oline - - - - - frasl'],
  [0x20ac, 'euro'],
  [0x2122, 'trade'],
  [0x2190, 'larr uarr rarr darr harr'],
  [0x21d0, 'lArr uArr rArr dArr hArr'],
  [0x2202, 'part'],
  [0x220f, 'prod - sum minus'],
  [0x221a, 'radic - - - infin'],
  [0x2248, 'asymp'],
  [0x2260, 'ne equiv - - le ge'],
]

const codes = new Map(
  names.flatMap(([first, list]) => list.split(' ').map((name, index) => [name, first + index] as const)),
)

/** The characters of Windows from 0x80 on. Old programs write them by their number there: `&#150;` is a dash. */
const windows = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'

function characterOf(code: number): string {
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
  return windows[code - 0x80] ?? String.fromCodePoint(isCharacter ? code : 0xfffd)
}

/** An entity has a semicolon at its end: `?a=1&copy=2` has none. */
const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,7}));/gi

/** Decodes each entity that has a meaning, once: `&amp;lt;` gives `&lt;`. */
export const decodeEntities = (text: string): string =>
  text.replace(entity, (whole, decimal?: string, hex?: string, name?: string) => {
    const code = name ? codes.get(name) : decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
    return code === undefined ? whole : characterOf(code)
  })
