import { type TokenGroup, tokenDocs } from '../../../src/elements/reference/theming.ts'
import { type TokenName, tokens } from '../../../src/views/ui/style/tokens.ts'
import type { Scheme } from './colours.ts'

/** What a token is in the Design Tokens format, and in which CSS property a browser computes it. */
export const types = {
  color: 'color',
  // Unlike a width it is not rounded.
  dimension: 'text-indent',
  fontFamily: 'font-family',
  fontWeight: 'font-weight',
  shadow: 'box-shadow',
  duration: 'transition-duration',
  cubicBezier: 'transition-timing-function',
  number: 'flex-grow',
} as const

export type TokenType = keyof typeof types

const others: Partial<Record<TokenName, TokenType>> = {
  font: 'fontFamily',
  'font-heading': 'fontFamily',
  'weight-medium': 'fontWeight',
  'weight-bold': 'fontWeight',
  'line-height': 'number',
  'line-height-tight': 'number',
  'line-height-large': 'number',
  'pressed-opacity': 'number',
  'disabled-opacity': 'number',
  shadow: 'shadow',
  'shadow-overlay': 'shadow',
  motion: 'duration',
  ease: 'cubicBezier',
}

function typeOf(name: TokenName): TokenType {
  const { group } = tokenDocs[name]
  return group === 'colour' || group === 'status' ? 'color' : (others[name] ?? 'dimension')
}

/**
 * The tokens that can be told as data, each with its type. Not `list-height`: it depends on the window, and the format
 * has no word for that.
 */
export const typed = new Map<TokenName, TokenType>(
  // Object.keys() gives names of type `string`, but the table has exactly these names.
  (Object.keys(tokenDocs) as TokenName[])
    .filter((name) => name !== 'list-height')
    .map((name) => [name, typeOf(name)]),
)

/** The name in its group of a token that is called as the group is. */
const unitNames: Partial<Record<TokenName, string>> = { space: 'unit', motion: 'duration' }

/** Where a token stands in a file: `colour/accent`, `space/unit`, `space/2`. No name says again what its group says. */
export function pathOf(name: TokenName): readonly [group: TokenGroup, name: string] {
  const { group } = tokenDocs[name]
  const beginning = `${group}-`
  return [group, unitNames[name] ?? (name.startsWith(beginning) ? name.slice(beginning.length) : name)]
}

/** The token that a value follows and is no more than that: `radius` of `var(--cp-radius, 8px)`. */
export function aliasOf(css: string): TokenName | undefined {
  const [, name = ''] = /^var\(\s*--(?:cp-|_)([\w-]+)\s*(?:,.*)?\)$/s.exec(css) ?? []
  return isTokenName(name) && isWhole(css) ? name : undefined
}

/** Where the first bracket is closed. */
function closing(css: string): number {
  let open = 0
  return Array.from(css).findIndex((letter) => {
    if (letter === '(') open++
    if (letter === ')') open--
    return letter === ')' && open === 0
  })
}

/** Whether the first bracket is closed by the last one, and not before, as in `var(--a) var(--b)`. */
const isWhole = (css: string) => closing(css) === css.length - 1

/** What a value is on a page of one scheme: one of the two of `light-dark(…)`. */
export function inScheme(css: string, scheme: Scheme): string {
  const [, both] = (isWhole(css) && /^light-dark\((.*)\)$/s.exec(css)) || []
  if (!both) return css
  const ends = Array.from(both.matchAll(/,/g), ({ index }) => index)
  const comma = ends.find(
    (end) => both.slice(0, end).split('(').length === both.slice(0, end).split(')').length,
  )
  return (scheme === 'light' ? both.slice(0, comma) : both.slice((comma ?? 0) + 1)).trim()
}

/** The tokens that a value is made of, each once. What stands beside one, for where nobody sets it, does not count. */
export function partsOf(css: string): TokenName[] {
  const found = /var\(\s*--(?:cp-|_)([\w-]+)/.exec(css)
  if (!found) return []
  const rest = css.slice(found.index)
  const [, name = ''] = found
  return [...new Set([...(isTokenName(name) ? [name] : []), ...partsOf(rest.slice(closing(rest)))])]
}

export const isTokenName = (name: string): name is TokenName => Object.hasOwn(tokens, name)

/** Whether a token is another one on a dark page. */
export const followsScheme = (name: TokenName) => ['color', 'shadow'].includes(typed.get(name) ?? '')

/** The fields of Figma in which a token is offered: no radius among the distances, and no ground among the colours of texts. */
export function scopesOf(name: TokenName): string[] {
  const [, scope] = scopes.find(([names]) => names.test(name)) ?? []
  return scope ?? (typed.get(name) === 'color' ? ['FRAME_FILL', 'SHAPE_FILL'] : ['WIDTH_HEIGHT'])
}

const scopes: readonly [names: RegExp, scopes: string[]][] = [
  // Opacity is in percent there, shadows and easing are no variables, and of `base` the hue alone counts.
  [/^(rem|motion|ease|.*-opacity|shadow.*|base)$/, []],
  // Icons have the colour of their text.
  [/^(text|text-muted|accent-text|danger-text)$/, ['TEXT_FILL', 'SHAPE_FILL', 'STROKE_COLOR']],
  [/^(on-.*|.*-text)$/, ['TEXT_FILL']],
  [/^(line|line-control|line-strong|ring)$/, ['STROKE_COLOR']],
  [/^accent$/, ['FRAME_FILL', 'SHAPE_FILL', 'STROKE_COLOR']],
  [/^(line|ring)-width/, ['STROKE_FLOAT']],
  [/^radius/, ['CORNER_RADIUS']],
  [/^space/, ['GAP']],
  [/^text-(xs|sm|md|lg|xl|2xl)$/, ['FONT_SIZE']],
  [/^line-height/, ['LINE_HEIGHT']],
  [/^weight/, ['FONT_WEIGHT']],
  [/^font/, ['FONT_FAMILY']],
]

/** The text whose lines have a line height. A program without other units has it in the pixels of that text. */
export const textOf: Partial<Record<TokenName, TokenName>> = {
  'line-height': 'text-md',
  'line-height-tight': 'text-lg',
  'line-height-large': 'text-2xl',
}

/** How large that text is without a theme, in pixels. */
const textSizes: Partial<Record<TokenName, number>> = { 'text-md': 14, 'text-lg': 16, 'text-2xl': 26 }

/** A line height in pixels as the multiple of its text, which may have another size. */
export const lineHeightOf = (
  name: TokenName,
  pixels: number,
  size = textSizes[textOf[name] ?? 'text-md'] ?? 14,
) => Math.round((pixels / size) * 1000) / 1000

/** From there on, a line height is one in pixels. */
export const leastPixels = 5

/** The radius of round things where a program knows pixels alone. It says so itself, and no radius is larger. */
export const mostRound = 999
