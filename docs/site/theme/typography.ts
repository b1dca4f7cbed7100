/** The styles of text as tokens of the type `typography`, of which programs make styles. */
import type { TokenName } from '../../../src/views/ui/style/tokens.ts'
import type { Values } from './design-tokens.ts'
import { type TextStyle, textStyles } from './text-styles.ts'
import { aliasOf, leastPixels, pathOf, textOf } from './token-types.ts'

/** The group of the styles in a file. */
export const styleGroup = 'text-style'

/** A style has to name a typeface. Where it is the page's, this one stands in its place, and is not read back. */
const pageFont = 'Inter'

const styles: Readonly<Record<string, TextStyle>> = textStyles
const rounded = (number: number) => Math.round(number * 10_000) / 10_000
const referenceTo = (name: TokenName) => `{${pathOf(name).join('.')}}`
const fontOf = ({ font = 'font' }: TextStyle) => font

/** A length of letters in shares of a size: of `1.625rem`, in `rem`. */
function share(values: Values, name: TokenName, part: number): { value: number; unit: string } {
  const css = values[name] ?? ''
  const followed = aliasOf(css)
  if (followed) return share(values, followed, part)
  const [, count, unit = 'px'] = /^([\d.]+)(px|rem)$/.exec(css) ?? []
  return { value: rounded(Number(count ?? 0) * part), unit }
}

/** @param isSaid whether the format has a value of a token: of a typeface that is the page's own, it has none */
export function typographyOf(values: Values, isSaid: (name: TokenName) => boolean) {
  const all = Object.entries(styles).map(([key, style]) => {
    const { name, use, size, weight, leading, spacing = 0 } = style
    const font = [fontOf(style), 'font' as const].find(isSaid)
    const $value = {
      fontFamily: font ? referenceTo(font) : [pageFont, 'sans-serif'],
      fontSize: referenceTo(size),
      fontWeight: weight ? referenceTo(weight) : 400,
      letterSpacing: share(values, size, spacing),
      lineHeight: typeof leading === 'number' ? rounded(leading) : referenceTo(leading),
    }
    return [key, { $type: 'typography', $value, $description: `${name}. ${use}` }] as const
  })
  return Object.fromEntries(all)
}

const isReference = (value: unknown) => /^\{.+\}$/.test(String(value))

/** What programs write as a number: `24`, `"24px"` and `{ value: 24 }`. */
const numberOf = (value: unknown): number => Number.parseFloat(String(Object(value).value ?? value))

/** A line height as the multiple of the size of its text; in pixels, if that is the token to which those belong. */
function multipleOf(lineHeight: unknown, fontSize: unknown, isOfToken: boolean): number {
  const number = numberOf(lineHeight)
  if (/%$/.test(String(lineHeight))) return number / 100
  return number < leastPixels || (isOfToken && isReference(fontSize))
    ? number
    : Math.round((number / numberOf(fontSize)) * 1000) / 1000
}

/**
 * What a style says by itself, such as another size, with the token that it is; without a name, where no token reaches it. What refers to a
 * token stands there.
 * @returns `undefined` for what is no style of ours
 */
export function partsOfStyle(
  key: string,
  value: unknown,
): { part: string; name: TokenName | undefined; value: unknown }[] | undefined {
  const style = styles[key]
  const { fontFamily, fontSize, fontWeight, lineHeight } = Object(value)
  if (!style || fontSize === undefined) return
  const { size, weight, leading } = style
  const height = multipleOf(lineHeight, fontSize, typeof leading !== 'number' && textOf[leading] === size)
  const isHeightSaid = !isReference(lineHeight) && Number.isFinite(height)
  const isOfPage = [fontFamily].flat()[0] === pageFont
  const isHeightOwn = typeof leading === 'number' && Math.abs(height - leading) < 0.01
  return [
    { part: 'fontFamily', name: fontOf(style), value: isOfPage ? undefined : fontFamily },
    { part: 'fontSize', name: size, value: fontSize },
    ...(weight || fontWeight !== 400 ? [{ part: 'fontWeight', name: weight, value: fontWeight }] : []),
    ...(isHeightSaid && !isHeightOwn
      ? [{ part: 'lineHeight', name: typeof leading === 'number' ? undefined : leading, value: height }]
      : []),
  ].filter(({ value }) => value !== undefined && !isReference(value))
}
