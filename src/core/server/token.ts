/**
 * The current bearer token. `http.ts` sends it and the session decides about it, so this file imports neither of them. What a
 * token says is in `token/reading.ts`, what storage holds of it in `token/kept.ts`.
 */
import { atom, type ReadableAtom } from 'nanostores'
import { takeNotes } from './token/kept'

/** Each session of the page has its own number. Answers and caches of an earlier one must not be used. */
export const $sessionNumber = atom(0)

/**
 * How often a session has gone on by the token of a new sign-in, or of a change of the password. What the server gave by the token
 * before, such as links to files, may count no more.
 */
export const $continuations = atom(0)

const $current = atom<string | null>(null)

/** The token that requests carry; `null` while nobody is signed in. */
export const $token: ReadableAtom<string | null> = $current

/** The token that the server has just refused with a 401; `null` for none. The session listens to it. */
export const $refusedToken = atom<string | null>(null)

let owner: string | null = null

/** The id of the client whom the current token belongs to. */
export const tokenOwner = (): string | null => owner

/**
 * Makes a token the current one, without storing it. `null` removes the current one.
 *
 * @param clientId The client whom it belongs to; by default the one of the token before it.
 */
export function setToken(token: string | null, clientId: string | null = owner): void {
  owner = clientId
  if (token) takeNotes()
  $refusedToken.set(null) // so that the same token, set again, can be refused again
  $current.set(token)
}
