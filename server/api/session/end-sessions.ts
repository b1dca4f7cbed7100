/** Ends sessions before their time. */
import type { KeptSession } from '../../stores/sign-in-records.ts'
import type { Store } from '../../stores/store.ts'
import { endedKey } from './asking.ts'

/** Ends sessions of one client: none of their tokens counts any more, and their pages hear of it. */
export async function endAll(sessions: readonly KeptSession[], store: Store): Promise<void> {
  for (const { id, clientId, endsAt } of sessions) {
    await store.mark(endedKey(id), endsAt)
    await store.dropSession(clientId, id)
  }
  const [one] = sessions
  if (one) await store.tell(one.clientId, { name: 'session' })
}
