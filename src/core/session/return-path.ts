/** The address that a client asked for while signed out. After the sign-in, the client goes there. */
import { openStorage } from '../page/browser'
import { safePath } from '../page/safe-path'
import { $clientId, latestClientId } from './session'

/** A path inside the portal, or a page of the host's own site that contains an element. */
type ReturnKind = 'portal' | 'page'

const keys = {
  portal: 'client-portal:return',
  page: 'client-portal:return-page',
} as const satisfies Record<ReturnKind, string>

/** Holds the id of the client whose path it is. It is empty for a path that belongs to nobody. */
const ownerKey = 'client-portal:return-client'

/**
 * Remembers a path for this tab until it is taken. It replaces an earlier path of either kind. It belongs to
 * the client who was the last to be signed in: no other client is taken there.
 */
export function rememberReturn(path: string, kind: ReturnKind = 'portal'): void {
  const storage = openStorage('session')
  for (const key of Object.values(keys)) storage.set(key, null)
  storage.set(keys[kind], path)
  storage.set(ownerKey, latestClientId())
}

/**
 * Takes the remembered path of a kind and forgets it.
 * @returns `null` for none, for an unsafe one, or for another client's.
 */
export function takeReturn(kind: ReturnKind = 'portal'): string | null {
  const storage = openStorage('session')
  const path = storage.get(keys[kind])
  if (path === null) return null
  const owner = storage.get(ownerKey)
  for (const key of [keys[kind], ownerKey]) storage.set(key, null)
  const isOwn = owner === null || owner === $clientId.get()
  return isOwn && safePath(path)?.kind === 'portal' ? path : null
}
