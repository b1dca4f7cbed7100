import { tokenDocs } from '../../../src/elements/reference/theming.ts'
import type { TokenName } from '../../../src/views/ui/style/tokens.ts'

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
} as const

export type TokenType = keyof typeof types

const others: Partial<Record<TokenName, TokenType>> = {
  font: 'fontFamily',
  'font-heading': 'fontFamily',
  'weight-medium': 'fontWeight',
  'weight-bold': 'fontWeight',
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

/** Whether a token is another one on a dark page. */
export const followsScheme = (name: TokenName) => ['color', 'shadow'].includes(typed.get(name) ?? '')
