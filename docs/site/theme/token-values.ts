/** The values of single tokens: from the CSS that a browser computes to the Design Tokens format, and back. */
import type { TokenType } from './token-types.ts'

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

const hexOf = (components: readonly number[]) =>
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
    return { color: colourOf(colour), offsetX, offsetY, blur, spread }
  })
}

const writers: Record<TokenType, (css: string) => unknown> = {
  color: colourOf,
  dimension: (css) => remOf(Number.parseFloat(css)),
  fontFamily: (css) => css.split(',').map((name) => name.trim().replaceAll('"', '')),
  fontWeight: Number,
  shadow: shadowsOf,
  duration: (css) => ({ value: rounded(Number.parseFloat(css) * 1000), unit: 'ms' }),
  cubicBezier: (css) => numbersIn(css),
}

/** The value of a token from the CSS that a browser computed for it. */
export const toValue = (type: TokenType, css: string): unknown => writers[type](css)

// A file may come from any program, so each value is looked at before it is used.
const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((part) => typeof part === 'number')

function colourToCss(value: unknown): string | undefined {
  if (typeof value === 'string')
    return /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(value) ? value : undefined
  const { colorSpace, components, alpha = 1 } = Object(value)
  if (colorSpace !== 'srgb' || !isNumbers(components) || typeof alpha !== 'number') return
  return hexOf(alpha === 1 ? components : [...components, alpha])
}

function lengthToCss(value: unknown): string | undefined {
  const { value: count, unit } = Object(value)
  if (typeof count === 'number' && ['px', 'rem', 'ms', 's'].includes(unit)) return `${count}${unit}`
}

function shadowToCss(value: unknown): string | undefined {
  const layers = Array.isArray(value) ? value : [value]
  const written = layers.map((layer) => {
    const { color, offsetX, offsetY, blur, spread } = Object(layer)
    return [offsetX, offsetY, blur, spread].map(lengthToCss).concat(colourToCss(color))
  })
  if (written.some((parts) => parts.includes(undefined))) return
  return written.map((parts) => parts.join(' ')).join(', ') || 'none'
}

/** A typeface of two words stands in quotes; `ui-monospace` and `sans-serif` must not. */
const quoted = (name: string) => (/^[\w-]+$/.test(name) ? name : JSON.stringify(name))

const readers: Record<TokenType, (value: unknown) => string | undefined> = {
  color: colourToCss,
  dimension: lengthToCss,
  fontFamily: (value) =>
    value === undefined ? undefined : [value].flat().map(String).map(quoted).join(', '),
  fontWeight: (value) => (typeof value === 'number' ? String(value) : undefined),
  shadow: shadowToCss,
  duration: lengthToCss,
  cubicBezier: (value) => (isNumbers(value) ? `cubic-bezier(${value.join(', ')})` : undefined),
}

/** The CSS of a token's value; `undefined` for what is not in the format. */
export const toCss = (type: TokenType, value: unknown): string | undefined => readers[type](value)
