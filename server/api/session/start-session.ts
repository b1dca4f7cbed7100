/** Begins a session, whichever way the client has come in by. */
import type { SignInWay } from '../../../src/core/server/schema/index.ts'
import { newPlace } from '../../mail/texts/new-place.ts'
import type { Client } from '../../stores/records.ts'
import type { Dependencies } from '../dependencies.ts'
import { announced } from '../offered.ts'
import { toUser } from '../wire.ts'
import { type From, notePlace } from './own-places.ts'
import { newSession } from './tokens.ts'

/** @returns the answer to the sign-in */
export async function startSession(client: Client, way: SignInWay, from: From, dependencies: Dependencies) {
  const { clock, limits, mails, note, portalUrl, store, tokens } = dependencies
  const now = clock()
  const at = now.toISOString()
  const session = newSession(now, limits)
  const signIn = { clientId: client.id, way, ...from.device }
  const isNew = await notePlace(client, from, dependencies)
  await store.together(async (store) => {
    const times = { signedInAt: at, lastUsedAt: at, endsAt: session.endsAt * 1000 }
    await store.addSession({ id: session.id, ...signIn, ...times })
    await store.addSignIn({ ...signIn, at, isNew })
    if (isNew) await mails.keep(newPlace(client, { at, ...from, portalUrl }), store)
  })
  mails.deliver()
  note({ event: 'signed-in', from: from.address, who: client.id })
  return {
    data: { user: toUser(client), token: await tokens.issue(client, session) },
    ...announced(true, dependencies),
    lastEventId: await store.newestNews(client.id),
  }
}
