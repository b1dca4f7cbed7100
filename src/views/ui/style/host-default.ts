import { type TokenName, tokens } from './tokens'

/**
 * The default of a token as a host can write it. Beside each token in it stands that one's own default, as in
 * `calc(var(--cp-rem,1rem)*0.25)`: a page has no `--cp-rem` before somebody sets it, and without one the line would count for nothing.
 */
export const hostDefault = (name: TokenName): string =>
  // What stands behind `--_` is the name of a token.
  tokens[name].replace(/var\(--_([\w-]+)\)/g, (_, other) => referenceTo(other as TokenName))

/** How a host's value follows a token that the page may not have set. */
export const referenceTo = (name: TokenName): string => `var(--cp-${name},${hostDefault(name)})`

/**
 * Why a declaration counts for nothing: it follows what is not there. Browsers say nothing of it.
 * @param computed says what a property comes out as, in the same place; empty if it is not set
 */
export function whyVoid(property: string, value: string, computed: (property: string) => string): string {
  const followed = [...value.matchAll(/var\(\s*(--[^\s,()]+)\s*\)/g)].map(([, name = '']) => name)
  const lacking = followed.find((name) => name !== property && computed(name) === '')
  if (!lacking) return 'it follows itself, or what is not set'
  const token = lacking.replace('--cp-', '')
  const isToken = (name: string): name is TokenName => Object.hasOwn(tokens, name)
  return `${lacking} has no value there${isToken(token) ? `. Write ${referenceTo(token)}` : ''}`
}
