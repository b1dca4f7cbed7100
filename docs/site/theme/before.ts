/** What a file had before a drawing program changed it, where nothing follows: the theme that it was written from. */
import { type TokenName, tokens } from '../../../src/views/ui/style/tokens.ts'
import type { Values } from './design-tokens.ts'
import { aliasOf, isTokenName, leastPixels, textOf } from './token-types.ts'

/** How long a token is in pixels, with a theme and without one. Of a formula, only a multiple of another token is known. */
export function pixelsOf(css: string, theme: Values): number | undefined {
  const [, count, unit] = /^([\d.]+)(px|rem)$/.exec(css) ?? []
  if (count) return Number(count) * (unit === 'rem' ? 16 : 1)
  const [, unitName = aliasOf(css) ?? '', times = 1] =
    /^calc\(var\(--_([\w-]+)\)\*([\d.]+)\)$/.exec(css) ?? []
  // Of `rem` itself it is the page's.
  const unitPixels = isTokenName(unitName) && pixelsOf(theme[unitName] ?? tokens[unitName], theme)
  return unitPixels ? unitPixels * Number(times) : undefined
}

const isNear = (one: number, other: number | undefined) => other !== undefined && Math.abs(one - other) < 0.01

/** The CSS that a token had with a theme, if a value in a file says no more than that. */
export function sameAs(name: TokenName, css: string, theme: Values): string | undefined {
  const old = theme[name] ?? tokens[name]
  const text = textOf[name]
  if (text && Number(css) >= leastPixels) {
    const size = pixelsOf(theme[text] ?? tokens[text], theme)
    return isNear(Number(css), size && size * Number(old)) ? old : undefined
  }
  const pixels = pixelsOf(css, theme)
  const isSame = css === old || (pixels !== undefined && isNear(pixels, pixelsOf(old, theme)))
  return isSame || (text && isNear(Number(css), Number(old))) ? old : undefined
}
