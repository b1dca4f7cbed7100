/** The links that open the page for a new password: those that clients ask for, and invitations. */

import { randomId, sha256 } from '../../base/secrets.ts'
import type { Client } from '../../stores/records.ts'
import type { Dependencies } from '../dependencies.ts'
import { portalLink } from './portal-link.ts'

const units = [
  ['days', 24 * 60 * 60],
  ['hours', 60 * 60],
  ['minutes', 60],
] as const

/** How long a link works, for its mail: `7 days`. It is never more than it is. */
export function inWholeUnits(seconds: number): string {
  const [unit, size] = units.find(([, size]) => seconds >= 2 * size) ?? ['seconds', 1]
  return `${Math.floor(seconds / size)} ${unit}`
}

interface Kind {
  seconds: number
  /** No link is made while the client has one that is younger and was asked for. Without it, one is made in any case. */
  pauseSeconds?: number
  isInvitation?: boolean
}

/**
 * Makes a link that works once. The store keeps only its digest.
 *
 * @returns the address for the mail; `undefined` if the client has just been sent one, which is as good
 */
export async function makePasswordLink(
  { id }: Pick<Client, 'id'>,
  { seconds, pauseSeconds, isInvitation = false }: Kind,
  { store, clock, portalUrl }: Pick<Dependencies, 'store' | 'clock' | 'portalUrl'>,
): Promise<string | undefined> {
  const token = randomId()
  const expiresAt = clock().getTime() + seconds * 1000
  const latest = pauseSeconds === undefined ? undefined : expiresAt - pauseSeconds * 1000
  const link = { tokenHash: await sha256(token), clientId: id, expiresAt, isInvitation }
  if (!(await store.saveResetLink(link, latest))) return undefined
  return portalLink(portalUrl, 'reset-password', id, token)
}
