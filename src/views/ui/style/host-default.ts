import { type TokenName, tokens } from './tokens'

/**
 * The default of a token as a host can write it. Beside each token in it stands that one's own default, as in
 * `calc(var(--cp-rem,1rem)*0.25)`: a page has no `--cp-rem` before somebody sets it, and without one the line would count for nothing.
 */
export const hostDefault = (name: TokenName): string =>
  tokens[name].replace(/var\(--_([\w-]+)\)/g, (_, other) => referenceTo(other))

/** What a value says to follow a token that the page may not have set. */
// What stands behind `--_` is the name of a token.
export const referenceTo = (name: string): string => `var(--cp-${name},${hostDefault(name as TokenName)})`
