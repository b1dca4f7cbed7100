/** Begins a session, whichever way the client has come in by. */
import type { SignInWay } from '../../../src/core/server/schema/index.ts'
import { newPlace } from '../../mail/texts/new-place.ts'
import { closedAs } from '../../stores/closed.ts'
import type { Client } from '../../stores/records.ts'
import type { Store } from '../../stores/store.ts'
import type { Dependencies } from '../dependencies.ts'
import { announced } from '../offered.ts'
import { toUser } from '../wire.ts'
import { accountFor } from './asking.ts'
import { endAll } from './end-sessions.ts'
import { type From, notePlace } from './own-places.ts'
import { newSession } from './tokens.ts'

/**
 * Uses up what has proved who it is, in the store that it is given. With what it returns, the answer tells more than the session.
 * `undefined` if it is not right, or was used already.
 */
export type Use = (store: Store) => Promise<{ trust?: string } | undefined>

/**
 * Writes what a sign-in begins. It is written together with what it uses up: a code is gone when the session is there, and
 * not before.
 *
 * @returns `undefined` if the password has changed since the client was looked up, or the account was closed
 */
export function writeSignIn<Result>(
  { id, passwordVersion }: Client,
  { store }: Pick<Dependencies, 'store'>,
  write: (store: Store) => Promise<Result | undefined>,
): Promise<Result | undefined> {
  return store.inTurn(id, async (store) => {
    const client = await store.client(id)
    const isAsItWas = client && client.passwordVersion === passwordVersion && !closedAs(client)
    return isAsItWas ? write(store) : undefined
  })
}

/** Whoever was invited has come: colleagues see it. */
async function come({ id, accountId }: Client, store: Store): Promise<void> {
  await store.changeClient(id, { invitedAt: '' })
  for (const one of await store.people(accountId ?? id)) await store.tell(one.id, { name: 'profile' })
}

/** Ends the sessions that were not used for the longest time, until there is room for one more. */
async function makeRoom(
  clientId: string,
  { clock, limits, store }: Pick<Dependencies, 'clock' | 'limits' | 'store'>,
): Promise<void> {
  const kept = await store.sessions(clientId, clock().getTime())
  await endAll(kept.slice(limits.sessionsOfClient - 1), store)
}

/** @returns the answer to the sign-in; `undefined` if it counts no more */
export async function startSession(
  client: Client,
  way: SignInWay,
  from: From & { isTrusted?: boolean },
  dependencies: Dependencies,
  use: Use = async () => ({}),
) {
  const { clock, limits, mails, note, signLink, store, tokens } = dependencies
  const now = clock()
  const at = now.toISOString()
  const session = newSession(now, limits, !from.isTrusted)
  const signIn = { clientId: client.id, way, ...from.device }
  const used = await writeSignIn(client, dependencies, async (store) => {
    const used = await use(store)
    if (!used) return undefined
    const isNew = await notePlace(client, from, { clock, store })
    await makeRoom(client.id, { ...dependencies, store })
    const times = { signedInAt: at, lastUsedAt: at, endsAt: session.endsAt * 1000 }
    await store.addSession({ id: session.id, ...signIn, ...times })
    await store.addSignIn({ ...signIn, at, isNew })
    if (client.invitedAt) await come(client, store)
    if (isNew) await mails.keep(newPlace(client, { ...dependencies, at, ...from }), store)
    return used
  })
  if (!used) return undefined
  mails.deliver()
  note({ event: 'signed-in', from: from.address, who: client.id })
  const account = await accountFor(client, store)
  const user = await toUser(client, account, (file) => signLink(file, client, session))
  return {
    data: { user, token: await tokens.issue(client, session), ...used },
    ...announced(true, dependencies),
    lastEventId: await store.newestNews(client.id),
  }
}
