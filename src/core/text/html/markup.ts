/** Tells the markup of a text from what people write: `a < b`, `<ada@example.com>` and `List<Order>` are none. */

/** Each element that HTML has, or had. */
const known = new Set(
  (
    'a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote body br ' +
    'button canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed ' +
    'fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img ' +
    'input ins kbd keygen label legend li link listing main map mark marquee menu menuitem meta meter nav nobr noembed ' +
    'noframes noscript object ol optgroup option output p param picture plaintext pre progress q rb rp rt rtc ruby s samp ' +
    'script search section select slot small source spacer span strike strong style sub summary sup svg table tbody td ' +
    'template textarea tfoot th thead time title tr track tt u ul var video wbr xmp'
  ).split(' '),
)

/**
 * What is in these is left out, as in a comment, which has no name. What is struck out is valid no more, and a text can't
 * show the stroke.
 */
const hiding = /^(|script|style|title|template|svg|del|s|strike)$/

/**
 * The beginning of a comment or of a tag. What only programs write has a sign or a colon in its name: `<!doctype`, `<![if`,
 * `<?xml`, `<o:p`.
 */
const token =
  /<!--|<(\/?)([a-z][a-z\d]*(?::[a-z][a-z\d]*)?|!doctype|!\[(?:if|endif\](?:--)?)|\?xml(?::[a-z]+)?)(?=[\s/>])/gi

export interface Tag {
  name: string
  isEnd: boolean
  attributes: string
}

/** Between quotes, an attribute may have a `>`. Where that leads to no end, or a quote has none, it is a letter as any other. */
const edges = [/"[^"]*"|'[^']*'|[<>]/g, /[<>]/g]

/** Where a tag ends; -1 without an end. */
function endOfTag(html: string, from: number): number {
  for (const edge of edges) {
    edge.lastIndex = from
    let found = edge.exec(html)?.[0]
    while (found && found.length > 1) found = edge.exec(html)?.[0]
    if (found === '>') return edge.lastIndex
  }
  return -1
}

const ending = /-->|<\/(script|style|title|template|svg|del|s|strike)(?=[\s/>])[^<>]*>/gi

/**
 * Where the end of what is left out ends; -1 without one.
 *
 * @param endless What has no end from here on: to look again each time would take long.
 */
function endOfHidden(html: string, name: string, from: number, endless: Set<string>): number {
  if (endless.has(name)) return -1
  ending.lastIndex = from
  for (let found = ending.exec(html); found; found = ending.exec(html))
    if ((found[1] ?? '').toLowerCase() === name) return ending.lastIndex
  endless.add(name)
  return -1
}

/** A piece of HTML: words, as they stand there, or a tag. Of a comment, there is a tag without a name. */
export function* piecesOf(html: string): Generator<string | Tag> {
  const endless = new Set<string>()
  let end = 0
  token.lastIndex = 0
  for (let found = token.exec(html); found; found = token.exec(html)) {
    const { 0: whole, 1: slash = '', 2: given = '', index } = found
    const name = given.toLowerCase()
    if (name && !/[!?:]/.test(name) && !known.has(name)) continue
    const attributes = index + whole.length
    // `<!-->` is a whole comment.
    let after = name ? endOfTag(html, attributes) : index + '<!'.length
    if (after > 0 && !slash && hiding.test(name)) after = endOfHidden(html, name, after, endless)
    // What has no end is words.
    if (after < 0) continue
    if (index > end) yield html.slice(end, index)
    yield { name, isEnd: slash !== '', attributes: html.slice(attributes, after - 1) }
    end = token.lastIndex = after
  }
  if (end < html.length) yield html.slice(end)
}

const values = {
  alt: /\salt\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i,
  href: /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i,
  src: /\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i,
  start: /\sstart\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i,
  value: /\svalue\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i,
}

/** The value of an attribute, as it stands there; empty without one. */
export function attributeOf(tag: Tag, name: keyof typeof values): string {
  const found = values[name].exec(tag.attributes)
  return found?.slice(1).find((each) => each !== undefined) ?? ''
}
