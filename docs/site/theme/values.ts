/** Which text can be the value of a token. It may come from an address that somebody else wrote. */
import type { TokenName } from '../../../src/views/ui/style/tokens.ts'
import { leastPixels, lineHeightOf, textOf, typed, types } from './token-types.ts'

/** None of them loads anything, as `url()` and `image-set()` do. */
const functions =
  'calc|clamp|color|color-mix|cubic-bezier|hsla?|hwb|lab|lch|light-dark|linear|max|min|oklab|oklch|rgba?|steps|var'

/** No character that ends a declaration, begins a comment, or hides another one or itself. A function only if it is known. */
const plain = new RegExp(
  String.raw`^(?:[^;{}\\<>@!:(\p{Cc}\p{Cf}\p{DI}\p{Zl}\p{Zp}]|(?<![\w-])(?:${functions})?\()*$`,
  'iu',
)

/** Longer ones are no values that somebody has written by hand. */
const longest = 600

/** Whether a text is a value of a token, and no more than that. In Node, the browser's own opinion is not asked for. */
export function isValue(name: TokenName, text: string): boolean {
  if (text.length > longest || text.includes('/*') || !plain.test(text)) return false
  if (isNegative(name, text)) return false
  const type = typed.get(name)
  return globalThis.CSS?.supports(type ? types[type] : 'max-height', text) ?? isBalanced(text)
}

/** No token is a length below 0, though some properties can be one. */
export const isNegative = (name: TokenName, text: string) =>
  typed.get(name) === 'dimension' && Number.parseFloat(text) < 0

/**
 * What is typed, as CSS. A bare number has the unit that it has in files, too: pixels, or milliseconds. Also 0 needs one: `calc()`, by which
 * the elements add distances, takes a bare `0` for no length. Figma copies a colour as `FF0000`, a length as `4 px`, and a line height as `24px`. A typeface
 * that stands alone gets others that stand in its place, and a name of several words its quotes, as files give it back.
 */
export function asCss(name: TokenName, text: string): string {
  const type = typed.get(name)
  if (type === 'color') return asColour(text)
  if (type === 'fontFamily') {
    const list = /["'(]/.test(text) ? text : text.replace(/[\w-]+(?: [\w-]+)+/g, quoted)
    return /^("[^"]*"|[\w-]+)$/.test(list) &&
      !/^(?:[\w-]*serif|ui-.*|system-ui|monospace|cursive|fantasy|math|inherit|initial|unset)$/.test(list)
      ? `${list}, system-ui, sans-serif`
      : list
  }
  const css = text.replace(/^([\d.]+)\s+(px|rem|ms)$/i, '$1$2')
  if (textOf[name]) return lineHeight(name, css)
  const unit = type === 'dimension' ? 'px' : type === 'duration' ? 'ms' : ''
  return /^\d*\.?\d+$/.test(css) ? css + unit : css
}

/** A typeface of two words stands in quotes; `ui-monospace` and `sans-serif` must not. */
export const quoted = (name: string) => (/^[\w-]+$/.test(name) ? name : JSON.stringify(name))

/** A colour as it is, or with the `#` that Figma leaves out. */
export const asColour = (text: string) => (/^(?:[\da-f]{3,4}){1,2}$/i.test(text) ? `#${text}` : text)

/** `24px`, `24` and `150%` as the multiple of its text, which has the size that it has without a theme. */
function lineHeight(name: TokenName, css: string): string {
  const [, count, unit] = /^([\d.]+)(px|%)?$/.exec(css) ?? []
  const number = Number(count)
  if (unit === '%') return String(number / 100)
  return unit || number >= leastPixels ? String(lineHeightOf(name, number)) : css
}

/** Whether brackets and quotes are closed. A browser looks for it, too. */
function isBalanced(text: string): boolean {
  const bare = text.replace(/"[^"]*"|'[^']*'/g, '')
  if (/["']/.test(bare)) return false
  let open = 0
  for (const letter of bare) {
    if (letter === '(') open++
    if (letter === ')' && --open < 0) return false
  }
  return open === 0
}
