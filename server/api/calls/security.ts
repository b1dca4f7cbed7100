/** What a client sees and changes of the own ways in. */
import * as v from 'valibot'
import type { Security } from '../../../src/core/server/schema/index.ts'
import { Refusal } from '../../base/refusal.ts'
import { newPassword } from '../../mail/texts/new-password.ts'
import type { Client } from '../../stores/records.ts'
import type { Device, KeptSession } from '../../stores/sign-in-records.ts'
import { clientCall } from '../call.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Try } from '../limits.ts'
import { secret } from '../receiving/fields.ts'
import { requireLength, requireStrength } from '../receiving/good-password.ts'
import { answers } from '../schemas.ts'
import { inOwnTurn } from '../session/asking.ts'
import { endAll } from '../session/end-sessions.ts'
import { isFresh, notFresh, requireFresh, requireOwn } from '../session/fresh.ts'
import { notFound } from '../session/owner.ts'
import type { TokenSession } from '../session/tokens.ts'
import { isPasswordOf, openPassword, password } from './session.ts'

interface Own {
  client: Client
  session: TokenSession
  device: Device
}

/** What a client is told of the own ways in. */
export async function securityOf(own: Own, dependencies: Dependencies): Promise<Security> {
  const { secondStep, signInWays, store } = dependencies
  const { client } = own
  const kept = await store.secondStep(client.id)
  const passkeys = await store.passkeys(client.id)
  const signIns = await store.signIns(client.id)
  const needsCurrentPassword = client.passwordHash !== '' && !(await isProvedOtherwise(own, dependencies))
  return {
    ...(signInWays.includes('password') && { needsCurrentPassword }),
    ...(signInWays.includes('passkey') && {
      passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({ id, name, createdAt, lastUsedAt })),
    }),
    secondStep: {
      kind: kept?.kind ?? '',
      recoveryCodes: kept?.recoveryCodes ?? 0,
      isRequired: secondStep === 'required',
    },
    sessions: (await sessionsOf(own, dependencies)).map(({ clientId, way, endsAt, ...told }) => ({
      ...told,
      isCurrent: told.id === own.session.id,
    })),
    signIns: signIns.map(({ clientId, ...told }) => told),
  }
}

/** Whether the client has just come in without the password: who forgot it can set another one. */
async function isProvedOtherwise({ client, session }: Own, dependencies: Dependencies): Promise<boolean> {
  if (!isFresh(session, dependencies)) return false
  const sessions = await dependencies.store.sessions(client.id, dependencies.clock().getTime())
  const way = sessions.find(({ id }) => id === session.id)?.way
  return way === 'link' || way === 'passkey'
}

/** Where the client is signed in. A session of an earlier version of this server is not noted: of these, the own one is known. */
async function sessionsOf(
  { client, session, device }: Own,
  { clock, store }: Dependencies,
): Promise<KeptSession[]> {
  const now = clock()
  const kept = await store.sessions(client.id, now.getTime())
  const own = kept.find(({ id }) => id === session.id)
  if (own) return kept
  const signedInAt = new Date((session.since ?? now.getTime() / 1000) * 1000).toISOString()
  const times = { signedInAt, lastUsedAt: now.toISOString(), endsAt: session.endsAt * 1000 }
  return [{ id: session.id, clientId: client.id, way: 'password', ...device, ...times }, ...kept]
}

const security = clientCall({
  method: 'GET',
  path: '/auth/user/client/security',
  summary: "The client's passkeys, second step, sessions and latest sign-ins.",
  answer: answers.security,
  refuses: [],
  async handle({ client, session, device, dependencies }) {
    return {
      data: await securityOf({ client, session: requireOwn(session), device: device() }, dependencies),
    }
  },
})

const changePassword = clientCall({
  method: 'POST',
  path: '/auth/user/client/changePassword',
  summary:
    'Change the password, with the one of before, or soon after a sign-in without it. All other sessions end. The answer has the token with which this one goes on.',
  json: v.object({ current: v.optional(password), password }),
  answer: answers.changePassword,
  refuses: [403, 413, 422],
  way: 'password',
  async handle({ json, client, session, address, device, dependencies }) {
    const { hashPassword, mails, note, portalUrl, tokens } = dependencies
    const own = { client, session: requireOwn(session), device: device() }
    const chosen = openPassword(json.password, dependencies) ?? ''
    requireLength(chosen, dependencies)
    await requirePassword(json.current, own, dependencies)
    requireStrength(chosen, client, dependencies)
    const passwordHash = await hashPassword(chosen)
    const [kept] = (await sessionsOf(own, dependencies)).filter(({ id }) => id === own.session.id)
    const changed = await inOwnTurn(client, dependencies, async (store) => {
      await store.changePassword(client.id, passwordHash)
      if (kept) await store.addSession(kept)
      await mails.keep(newPassword(client, portalUrl), store)
      return store.client(client.id)
    })
    mails.deliver()
    note({ event: 'new-password', from: address, who: client.id })
    const next = { ...own.session, place: own.session.place + 1 }
    return { data: { token: await tokens.issue(changed ?? client, next) } }
  },
})

/** @throws a `Refusal` with 400 if the password is not right, 403 if it is needed */
async function requirePassword(
  given: string | undefined,
  own: Own,
  dependencies: Dependencies,
): Promise<void> {
  const { client } = own
  if (given === undefined) {
    if (!(await isProvedOtherwise(own, dependencies))) throw notFresh()
    return
  }
  const wrongOnes: Try = ['currentPassword', client.id]
  await dependencies.count(wrongOnes)
  if (!(await isPasswordOf(client, openPassword(given, dependencies), dependencies)))
    throw new Refusal(400, 'The current password is not right.', {}, client.id)
  await dependencies.forgive(wrongOnes)
}

const endSessions = clientCall({
  method: 'POST',
  path: '/auth/user/client/endSessions',
  summary:
    'End one session of the client, or all but the one that asks; with all others, no browser is trusted any more. Only soon after a sign-in.',
  json: v.object({ session: v.optional(secret) }),
  answer: answers.endSessions,
  refuses: [403, 404, 413],
  async handle({ json, client, session, address, device, dependencies }) {
    const { clock, note } = dependencies
    const own = { client, session: requireFresh(session, dependencies), device: device() }
    if (json.session === own.session.id)
      throw new Refusal(400, 'This is the session that asks. Please log out instead.')
    // In turn with sign-ins: none begins between what is read and what is ended.
    await inOwnTurn(client, dependencies, async (store) => {
      const kept = await store.sessions(client.id, clock().getTime())
      const others = kept.filter(({ id }) => id !== own.session.id)
      const ending = others.filter(({ id }) => json.session === undefined || id === json.session)
      if (json.session !== undefined && ending.length === 0) notFound('session')
      // Whoever has one of these browsers would need no second step there.
      if (json.session === undefined) await store.forgetTrusts(client.id)
      await endAll(ending, store)
    })
    note({ event: 'sessions-ended', from: address, who: client.id })
    return { data: await securityOf(own, dependencies) }
  },
})

export const securityCalls = { security, changePassword, endSessions }
