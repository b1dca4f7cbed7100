/** The colours of the elements without a theme, as `docs/tokens.json` has them, which a test compares with what is drawn. */

import { type TokenName, tokens } from '../../../src/views/ui/style/tokens.ts'
import dark from '../../tokens.dark.json' with { type: 'json' }
import light from '../../tokens.light.json' with { type: 'json' }
import type { Scheme } from './colours.ts'
import { aliasOf, typed } from './token-types.ts'

export const schemes: readonly Scheme[] = ['light', 'dark']

export const colourNames = Array.from(typed.keys()).filter((name) => typed.get(name) === 'color')

const documents: Record<Scheme, object> = { light, dark }

/** The colour of a token as `#rrggbb`, without its transparency. */
export function defaultColour(name: TokenName, scheme: Scheme): string {
  const { colour, status } = Object(documents[scheme])
  const followed = aliasOf(tokens[name])
  return followed ? defaultColour(followed, scheme) : { ...colour, ...status }[name].$value.hex
}
