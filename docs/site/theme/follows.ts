/** Which tokens follow which, unless a theme sets them: read from their defaults. */
import { type TokenName, tokens } from '../../../src/views/ui/style/tokens.ts'
import { isTokenName } from './token-types.ts'

const names = Object.keys(tokens).filter(isTokenName)

/** The tokens that the default of one is made of, each as often as it stands there: `accent` and `surface` of `accent-tint`. */
export const madeOf = (name: TokenName): readonly TokenName[] =>
  Array.from(tokens[name].matchAll(/var\(--_([\w-]+)/g), ([, other = '']) => other).filter(isTokenName)

/** Whether a colour follows the accent, unless a theme sets it. */
export const followsAccent = (name: TokenName) =>
  name !== 'accent' && madeOf(name).some((other) => other.startsWith('accent'))

/** The tokens whose defaults are made of this one. */
export const followersOf = (name: TokenName): readonly TokenName[] =>
  names.filter((each) => madeOf(each).includes(name))

/** The same, with those that follow the followers: all that another value of this one can change. */
export function allFollowersOf(name: TokenName): readonly TokenName[] {
  const all = new Set<TokenName>()
  const add = (each: TokenName) => {
    for (const follower of followersOf(each)) {
      if (all.has(follower)) continue
      all.add(follower)
      add(follower)
    }
  }
  add(name)
  return [...all]
}
