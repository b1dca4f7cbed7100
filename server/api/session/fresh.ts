/** What only one may do who has signed in a short while ago: whoever has found an open session can't keep it for good. */
import { Refusal } from '../../base/refusal.ts'
import type { Dependencies } from '../dependencies.ts'
import type { TokenSession } from './tokens.ts'

type Times = Pick<Dependencies, 'clock' | 'limits'>

/** @throws a `Refusal` with 400 if another server keeps the session */
export function requireOwn(session: TokenSession | undefined): TokenSession {
  if (!session) throw new Refusal(400, 'This session is kept by another server.')
  return session
}

/**
 * A sign-in without the second step, in a browser that the client trusts, never is: whoever has that browser could turn the step off. Of
 * one that an earlier version of this server has seen, nobody knows how long ago it was.
 */
export function isFresh({ since }: TokenSession, { clock, limits }: Times): boolean {
  if (since === undefined) return false
  // The clock of another server may be a little ahead, and no clock is ahead for long.
  return Math.abs(clock().getTime() - since * 1000) <= limits.freshSeconds * 1000
}

/** @throws a `Refusal` with 403 if the sign-in is too long ago, 400 if it was at another server */
export function requireFresh(session: TokenSession | undefined, times: Times): TokenSession {
  const own = requireOwn(session)
  if (!isFresh(own, times)) throw notFresh()
  return own
}

export const notFresh = () =>
  new Refusal(403, 'Please log in once more: this needs a login of the last ten minutes.')
