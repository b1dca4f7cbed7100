/** Writes for a client who is still there. */
import { accountIdOf } from '../../stores/account.ts'
import type { Client } from '../../stores/records.ts'
import type { Store } from '../../stores/store.ts'
import { sessionOver } from '../session/tokens.ts'

/**
 * One write of an account's at a time.
 * @throws a `Refusal` with 401 if the account was closed, or its password changed, since the request came
 */
export const writeFor = <Result>(
  { id, accountId, passwordVersion }: Client,
  store: Store,
  write: (store: Store) => Promise<Result>,
): Promise<Result> =>
  store.inTurn(accountIdOf({ id, accountId }), async (store) => {
    const now = await store.client(id)
    if (now?.passwordVersion !== passwordVersion) throw sessionOver()
    return write(store)
  })
