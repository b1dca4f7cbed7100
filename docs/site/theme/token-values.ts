/** The values of single tokens: from the CSS that a browser computes to the Design Tokens format. */
import { aliasOf, pathOf, type TokenType } from './token-types.ts'

interface Colour {
  colorSpace: 'srgb'
  components: number[]
  alpha: number
  hex: string
}

interface Dimension {
  value: number
  unit: 'px' | 'rem'
}

const numbersIn = (css: string) => Array.from(css.matchAll(/-?[\d.]+(?:e-?\d+)?/g), Number)
const rounded = (number: number) => Math.round(number * 10_000) / 10_000
const between0And1 = (number: number) => Math.min(1, Math.max(0, number))

/** From `color(srgb 0.5 0.4 1 / 0.38)` or `rgba(127, 102, 255, 0.38)`. A component may be `none`. */
function colourOf(css: string): Colour {
  const [red = 0, green = 0, blue = 0, alpha = 1] = numbersIn(css.replaceAll('none', '0'))
  const most = css.startsWith('rgb') ? 255 : 1
  const components = [red, green, blue].map((part) => between0And1(part / most))
  return {
    colorSpace: 'srgb',
    components: components.map(rounded),
    alpha: rounded(alpha),
    hex: hexOf(components),
  }
}

export const hexOf = (components: readonly number[]) =>
  `#${components
    .map((part) =>
      Math.round(between0And1(part) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

const remOf = (pixels: number): Dimension => ({ value: rounded(pixels / 16), unit: 'rem' })

/** From `rgba(0, 0, 0, 0.3) 0px 1px 2px 0px, …`, or `none`. */
function shadowsOf(css: string) {
  return Array.from(css.matchAll(/((?:rgba?|color)\([^)]*\))([^,]*)/g), ([, colour = '', lengths = '']) => {
    const [offsetX, offsetY, blur, spread] = numbersIn(lengths).map(remOf)
    const inset = lengths.includes('inset') && { inset: true }
    return { color: colourOf(colour), offsetX, offsetY, blur, spread, ...inset }
  })
}

/** The curves that have a word, as the browser computes it. */
const curves: Readonly<Record<string, number[]>> = {
  ease: [0.25, 0.1, 0.25, 1],
  linear: [0, 0, 1, 1],
  'ease-in': [0.42, 0, 1, 1],
  'ease-out': [0, 0, 0.58, 1],
  'ease-in-out': [0.42, 0, 0.58, 1],
}

const writers: Record<TokenType, (css: string) => unknown> = {
  color: colourOf,
  // A part of something else, such as `50%`, has no word in the format.
  dimension: (css) => {
    const [, count, unit] = /^(-?[\d.e+-]+)(px|rem)$/.exec(css) ?? []
    return unit && { value: rounded(Number(count)), unit }
  },
  fontFamily: (css) => css.split(',').map((name) => name.trim().replaceAll('"', '')),
  fontWeight: Number,
  shadow: shadowsOf,
  duration: (css) => ({ value: rounded(Number.parseFloat(css) * 1000), unit: 'ms' }),
  cubicBezier: (css) => (css.startsWith('cubic-bezier') ? numbersIn(css) : curves[css]),
  number: (css) => rounded(Number(css)),
}

/** The value of a token from the CSS that a browser computed for it; `undefined` for what the format has no word for. */
export function toValue(type: TokenType, css: string): unknown {
  const alias = aliasOf(css)
  return alias ? `{${pathOf(alias).join('.')}}` : writers[type](css)
}
