/** The code of a page in WordPress: shortcodes of the plugin, or a block of HTML where the plugin has no such element. */
import type { CodeFile, CodeOptions, Shown } from './code.ts'
import { htmlCode } from './html.ts'
import { attributesOf, hasTokens, indent, quote, tokensCode } from './write.ts'

/** The plugin has settings in place of the first, and WordPress signs in by itself. */
export const notInPlugin: readonly string[] = [
  'cp-config',
  'cp-login',
  'cp-forgot-password',
  'cp-reset-password',
]

export function wordPressCode(elements: readonly Shown[], options: CodeOptions): CodeFile[] {
  if (elements.some(({ tag }) => notInPlugin.includes(tag))) return htmlBlock(elements, options)
  const code = elements.map(shortcode).join('\n')
  const { apiUrl, portalUrl, currency, brand: { name, ...brand } = {}, ...others } = options.settings ?? {}
  // The other settings stand under Settings → Client Portal; the functions are the plugin's own.
  const filtered = { ...(Object.keys(brand).length > 0 && { brand: { name, ...brand } }), ...others }
  return [
    { name: 'The text of a page', language: 'text', code },
    ...(Object.keys(filtered).length > 0
      ? [{ name: 'functions.php of the theme', language: 'php' as const, code: filter(filtered) }]
      : []),
    ...styles(options),
  ]
}

/** In a block of HTML there are no other files: what a script has set stands in it, too. */
const htmlBlock = (elements: readonly Shown[], options: CodeOptions): CodeFile[] => [
  ...htmlCode(elements, { ...options, tokens: {} }).map((file) =>
    file.name === 'index.html' ? { ...file, name: 'A block "Custom HTML"' } : file,
  ),
  ...styles(options),
]

const styles = (options: CodeOptions): CodeFile[] =>
  hasTokens(options)
    ? [{ name: 'Additional CSS of the theme', language: 'css', code: tokensCode(options) }]
    : []

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
