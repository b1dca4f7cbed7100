/** The address that a client asked for while signed out. After the sign-in, the client goes there. */
import { openStorage } from './browser'
import { safePath } from './safe-path'

/** A path inside the portal, or a page of the host's own site that contains an element. */
type ReturnKind = 'portal' | 'page'

const keys = {
  portal: 'client-portal:return',
  page: 'client-portal:return-page',
} as const satisfies Record<ReturnKind, string>

/** Remembers a path for this tab until it is taken. It replaces an earlier path of either kind. */
export function rememberReturn(path: string, kind: ReturnKind = 'portal'): void {
  const storage = openStorage('session')
  for (const key of Object.values(keys)) storage.set(key, null)
  storage.set(keys[kind], path)
}

/** Takes the remembered path of a kind and forgets it. @returns `null` for none, or for an unsafe one. */
export function takeReturn(kind: ReturnKind = 'portal'): string | null {
  const storage = openStorage('session')
  const path = storage.get(keys[kind])
  storage.set(keys[kind], null)
  return path !== null && safePath(path)?.kind === 'portal' ? path : null
}
