/** The code of a page in WordPress with its plugin, which brings the scripts and signs in: shortcodes. */
import type { Embed, Shown } from './embed.ts'
import type { Piece } from './piece.ts'
import { type PageSettings, settingsOf } from './settings.ts'
import { attributesOf, hasTokens, indent, quote, tokensCode } from './write.ts'

export function pluginPieces(embed: Embed): Piece[] {
  const { api, brand, currency, look, elements } = embed
  const settings = settingsOf(embed)
  const filtered = filteredOf(settings)
  const pieces: (Piece | false)[] = [
    {
      name: 'Settings → Client Portal',
      language: 'text',
      what: 'After Plugins → Add New → Upload Plugin, with client-portal.zip: the guide to WordPress says how it is made, once.',
      code: [
        `API address: ${api}`,
        'Secret: the one that your API knows',
        `Name: ${brand || 'the name of your company'}`,
        `Currency: ${currency}`,
      ].join('\n'),
    },
    look !== '' && {
      name: 'In a terminal',
      language: 'sh',
      what: 'Paste what it shows into Appearance → Customize → Additional CSS.',
      code: `npm install client-portal-elements\ncat node_modules/client-portal-elements/docs/design/brands/${look}.css`,
    },
    {
      name: 'The text of a page',
      language: 'text',
      what: 'In the page for your clients: as a shortcode, or by the block "Client Portal".',
      code: elements.map(shortcode).join('\n'),
      hasElements: true,
    },
    Object.keys(filtered).length > 0 && {
      name: 'functions.php of the theme',
      language: 'php',
      what: 'In your theme, or in a plugin of yours.',
      code: filter(filtered),
    },
    hasTokens(settings) && {
      name: 'Additional CSS of the theme',
      language: 'css',
      what: 'Appearance → Customize → Additional CSS.',
      code: tokensCode(settings),
    },
  ]
  return pieces.filter((piece) => piece !== false)
}

/** What has no field under Settings → Client Portal. The functions and the address of the login are the plugin's own. */
function filteredOf({ settings = {} }: PageSettings): object {
  const { apiUrl, currency, routes, brand: { name, ...brand } = {}, ...others } = settings
  return { ...(Object.keys(brand).length > 0 && { brand: { name, ...brand } }), ...others }
}

/** `[client_portal element="payments" page-size="5"]` */
function shortcode(shown: Shown): string {
  const name = shown.tag.replace('cp-', '')
  // A bracket would end the shortcode.
  const quoted = (text: string) =>
    `"${text.replaceAll('"', '&quot;').replaceAll('[', '&#91;').replaceAll(']', '&#93;')}"`
  const attributes = attributesOf(shown, (attribute, value) => `${attribute}=${quoted(String(value))}`)
  return `[${['client_portal', ...(name === 'portal' ? [] : [`element="${name}"`]), ...attributes].join(' ')}]`
}

const filter = (settings: object) =>
  [
    "add_filter( 'client_portal_settings', function ( $settings ) {",
    ...Object.entries(settings).map(
      ([name, value]) => `\t$settings[${quote(name)}] = ${indent(php(value), '\t').trimStart()};`,
    ),
    '\treturn $settings;',
    '} );',
  ].join('\n')

/** Plain data in PHP. */
function php(value: unknown): string {
  if (typeof value === 'string') return `'${value.replace(/[\\']/g, '\\$&')}'`
  if (typeof value !== 'object' || value === null) return String(value)
  const parts = Array.isArray(value)
    ? value.map(php)
    : Object.entries(value)
        .filter(([, part]) => part !== undefined)
        .map(([name, part]) => `${quote(name)} => ${php(part)}`)
  return parts.length === 0 ? 'array()' : `array( ${parts.join(', ')} )`
}
