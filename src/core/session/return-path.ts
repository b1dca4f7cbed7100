/** The address that a client asked for while signed out. After the sign-in, the client goes there. */
import { safePath } from '../page/safe-path'
import { openStorage } from '../page/storage'
import { digest } from '../text/hash'
import { returnKeys } from './keys/session-keys'
import { $clientId, latestClientId } from './session'

/** A path inside the portal, or a page of the host's own site that contains an element. */
type ReturnKind = 'portal' | 'page'

const { owner: ownerKey, ...keys } = returnKeys satisfies Record<ReturnKind, string>

/** How a path says whose it is: by a hash. */
const nameOf = (clientId: string | null) => clientId && digest(clientId)

/**
 * Remembers a path for this tab until it is taken. It replaces an earlier path of either kind. It belongs to
 * the client who was the last to be signed in: no other client is taken there.
 */
export function rememberReturn(path: string, kind: ReturnKind = 'portal'): void {
  const storage = openStorage('session')
  for (const key of Object.values(keys)) storage.set(key, null)
  storage.set(keys[kind], path)
  storage.set(ownerKey, nameOf(latestClientId()))
}

/** @returns `null` for none, for an unsafe one, or for another client's. */
export function takeReturn(kind: ReturnKind = 'portal'): string | null {
  const storage = openStorage('session')
  const path = storage.get(keys[kind])
  if (path === null) return null
  const owner = storage.get(ownerKey)
  for (const key of [keys[kind], ownerKey]) storage.set(key, null)
  const isOwn = owner === null || owner === nameOf($clientId.get())
  return isOwn && safePath(path)?.kind === 'portal' ? path : null
}

/** What is kept of the path to go back to, for another tab to take over. */
type KeptReturn = { [Name in keyof typeof returnKeys]?: string | undefined }

export function keptReturn(): KeptReturn {
  const storage = openStorage('session')
  const { portal, page, owner } = returnKeys
  const found = (key: string) => storage.get(key) ?? undefined
  return { portal: found(portal), page: found(page), owner: found(owner) }
}

/** Takes over what another tab has kept, unless this one has a path of its own. */
export function putReturnBack(kept: KeptReturn = {}): void {
  const own = keptReturn()
  if (own.portal || own.page) return
  const storage = openStorage('session')
  storage.set(returnKeys.portal, kept.portal ?? null)
  storage.set(returnKeys.page, kept.page ?? null)
  storage.set(returnKeys.owner, kept.owner ?? null)
}
