/** What a sign-in begins. Who has its id goes on with it; the store keeps the digest of that alone. */
import { randomId, sha256 } from '../../base/secrets.ts'
import type { Pending } from '../../stores/sign-in-records.ts'
import type { Dependencies } from '../dependencies.ts'

/** A link by mail, a question to a passkey, a second step that is asked for, and one that is set up. */
export type PendingKind = 'link' | 'challenge' | 'step' | 'set-up'

export const pendingKey = async (kind: PendingKind, id: string): Promise<string> =>
  `${kind}:${await sha256(id)}`

interface Begun extends Pick<Pending, 'clientId' | 'content'> {
  id?: string
  /** For how long. */
  seconds: number
}

/** @returns the id, which only the client's browser gets */
export async function begin(
  kind: PendingKind,
  { id = randomId(), clientId, content, seconds }: Begun,
  { clock, store }: Pick<Dependencies, 'clock' | 'store'>,
): Promise<string> {
  const expiresAt = clock().getTime() + seconds * 1000
  await store.addPending({ key: await pendingKey(kind, id), clientId, content, tries: 0, expiresAt })
  return id
}
