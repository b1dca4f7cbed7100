/** The values of single tokens: from the Design Tokens format, and from what drawing programs write, to CSS. */
import type { TokenName } from '../../../src/views/ui/style/tokens.ts'
import { mostRound, type TokenType, typed } from './token-types.ts'
import { hexOf } from './token-values.ts'
import { asColour, isValue, quoted } from './values.ts'

// A file may come from any program, so each value is looked at before it is used.
const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((part) => typeof part === 'number')

/** How CSS writes the colour spaces of the format that have a function of their own. `%` stands behind what is one. */
const colourFunctions: Readonly<Record<string, readonly string[]>> = {
  hsl: ['', '%', '%'],
  hwb: ['', '%', '%'],
  lab: ['', '', ''],
  lch: ['', '', ''],
  oklab: ['', '', ''],
  oklch: ['', '', ''],
}

function colourToCss(value: unknown): string | undefined {
  const { colorSpace, components, alpha = 1, r, g, b, a = 1 } = Object(value)
  // As the interfaces of Figma write it.
  if (isNumbers([r, g, b, a])) return hexOf(a === 1 ? [r, g, b] : [r, g, b, a])
  if (typeof colorSpace !== 'string' || !Array.isArray(components) || typeof alpha !== 'number') return
  if (colorSpace === 'srgb' && isNumbers(components))
    return hexOf(alpha === 1 ? components : [...components, alpha])
  const units = colourFunctions[colorSpace]
  const parts = components.map((part, at) => (part === 'none' ? part : `${Number(part)}${units?.[at] ?? ''}`))
  return `${units ? `${colorSpace}(` : `color(${colorSpace} `}${parts.join(' ')} / ${alpha})`
}

/** A number is one of pixels, as Figma's variables are, or of milliseconds. */
const lengthToCss =
  (unitOfNumbers: 'px' | 'ms') =>
  (value: unknown): string | undefined => {
    if (typeof value === 'number') return `${value}${unitOfNumbers}`
    const { value: count, unit } = Object(value)
    if (typeof count === 'number' && typeof unit === 'string') return `${count}${unit}`
  }

const isBare = (text: string) => /^-?[\d.]+$/.test(text)

const textOfLength = (value: unknown) =>
  typeof value === 'string' && !isBare(value)
    ? value
    : lengthToCss('px')(typeof value === 'string' ? Number(value) : value)

function shadowToCss(value: unknown): string | undefined {
  const layers = Array.isArray(value) ? value : [value]
  const written = layers.map((layer) => {
    // Tokens Studio has `x`, `y` and a type.
    const {
      color,
      x,
      y,
      offsetX = x,
      offsetY = y,
      blur,
      spread,
      type,
      inset = type === 'innerShadow',
    } = Object(layer)
    const ink = typeof color === 'string' ? asColour(color) : colourToCss(color)
    return [...(inset === true ? ['inset'] : []), ...[offsetX, offsetY, blur, spread].map(textOfLength), ink]
  })
  if (written.some((parts) => parts.includes(undefined))) return
  return written.map((parts) => parts.join(' ')).join(', ') || 'none'
}

/** The weights that the format and drawing programs have words for. */
const weights: Readonly<Record<string, number>> = {
  thin: 100,
  hairline: 100,
  extralight: 200,
  ultralight: 200,
  light: 300,
  normal: 400,
  regular: 400,
  book: 400,
  medium: 500,
  semibold: 600,
  demibold: 600,
  bold: 700,
  extrabold: 800,
  ultrabold: 800,
  black: 900,
  heavy: 900,
}

const readers: Record<TokenType, (value: unknown) => string | undefined> = {
  color: colourToCss,
  dimension: lengthToCss('px'),
  fontFamily: (value) => (Array.isArray(value) ? value.map(String).map(quoted).join(', ') : undefined),
  fontWeight: (value) => (typeof value === 'number' ? String(value) : undefined),
  shadow: shadowToCss,
  duration: lengthToCss('ms'),
  cubicBezier: (value) => (isNumbers(value) ? `cubic-bezier(${value.join(', ')})` : undefined),
  // A line height may be a length: read-tokens.ts knows of which text.
  number: (value) => {
    const { value: count = value, unit = 'px' } = Object(value)
    return typeof count === 'number' && unit === 'px' ? String(count) : undefined
  },
}

/** A text is a number, a word for a weight, a typeface, or CSS. */
function textToCss(type: TokenType, text: string): string {
  if (type === 'color') return asColour(text)
  if (type === 'number')
    return /^[\d.]+%$/.test(text) ? String(Number.parseFloat(text) / 100) : text.replace(/px$/, '')
  if (isBare(text)) return readers[type](Number(text)) ?? text
  if (type === 'fontWeight') return String(weights[text.toLowerCase().replace(/[\s-]/g, '')] ?? text)
  // One name, or a list as CSS has it.
  return type === 'fontFamily' && !/[,"']/.test(text) ? quoted(text) : text
}

/** The CSS of a token's value; `undefined` for what is no value of it. */
export function readValue(name: TokenName, value: unknown): string | undefined {
  const type = typed.get(name)
  if (!type) return
  const css = typeof value === 'string' ? textToCss(type, value.trim()) : readers[type](value)
  if (name === 'radius-round' && css === `${mostRound}px`) return '99rem'
  return css !== undefined && isValue(name, css) ? css : undefined
}
