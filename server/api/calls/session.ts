/** The sign-in, and the session from there to its end. */
import * as v from 'valibot'
import { Refusal } from '../../base/refusal.ts'
import { isSameSecret } from '../../base/secrets.ts'
import type { Client } from '../../stores/records.ts'
import { clientCall, openCall } from '../call.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Try } from '../limits.ts'
import { announced } from '../offered.ts'
import { email, secret } from '../receiving/fields.ts'
import { answers } from '../schemas.ts'
import { withName } from '../session/asking.ts'
import { decryptPassword } from '../session/decrypt-password.ts'
import { accountOf } from '../session/own-places.ts'
import { stepOrSession } from '../session/second-step.ts'
import { sessionOver, type TokenSession } from '../session/tokens.ts'

/** A password as the elements send it. `openPassword` reads it. */
export const password = v.string()

const login = openCall({
  method: 'POST',
  path: '/auth/user/client/login',
  summary: 'Sign in. The password is encrypted by the client.',
  json: v.object({ email, password, trust: v.optional(secret) }),
  way: 'password',
  answer: answers.login,
  refuses: [401, 413],
  async handle({ json, address, device, dependencies }) {
    const { count, forgive, store } = dependencies
    const account = await accountOf(json.email, address, dependencies)
    const tries: Try[] = [
      ['signInAddress', address],
      ['signIn', `${json.email} ${address}`],
      ['signInAccount', account],
    ]
    await withName(json.email, () => count(...tries))
    const client = await store.clientByEmail(json.email)
    // An unknown email takes the same time and gets the same message as a wrong password.
    const isRight = await isPasswordOf(client, openPassword(json.password, dependencies), dependencies)
    const from = { address, device: device(), trust: json.trust }
    const begun = isRight && client && (await stepOrSession(client, 'password', from, dependencies))
    if (!begun) {
      throw new Refusal(
        401,
        'The email or the password is not right. Please check both and try again.',
        {},
        json.email,
      )
    }
    await forgive(...tries)
    return begun
  },
})

const checkSession = clientCall({
  method: 'POST',
  path: '/auth/user/checkTokenValidity',
  summary: 'Whether the token still counts: 401 when it does not.',
  json: v.object({ userType: v.literal('Client') }),
  answer: answers.checkSession,
  reads: true,
  refuses: [413],
  async handle({ client, session, dependencies }) {
    const { clock, store } = dependencies
    if (session) await store.touchSession(session.id, clock().toISOString())
    return {
      ...announced(session !== undefined, dependencies),
      lastEventId: await store.newestNews(client.id),
    }
  },
})

const renew = clientCall({
  method: 'POST',
  path: '/auth/user/client/renewToken',
  summary: 'A new token for one that still counts, or has ended a while ago, to the end of the session.',
  answer: answers.renew,
  reads: true,
  refuses: [],
  takesEnded: true,
  async handle({ client, session, endsAt, dependencies }) {
    const { clock, limits, store, tokens } = dependencies
    if (!session) throw new Refusal(400, 'This token is renewed by the server that has issued it.')
    const now = clock().getTime()
    const [renewed, again] = [renewedKey(session), `again:${renewedKey(session)}`]
    const wasRenewed = await store.isCounted(renewed, now)
    // Whoever has found an old token of the client's can do nothing with it.
    const mayRenew = endsAt * 1000 > now || !wasRenewed || (await store.isCounted(again, now))
    if (!mayRenew || session.endsAt * 1000 <= now) throw sessionOver()
    if (!wasRenewed) {
      await store.mark(again, now + limits.renewAgainSeconds * 1000)
      await store.mark(renewed, session.endsAt * 1000)
    }
    await store.touchSession(session.id, clock().toISOString())
    // Two tabs that ask at once each get the newest token: both stand at one place.
    return { data: { token: await tokens.issue(client, { ...session, place: session.place + 1 }) } }
  },
})

const logout = clientCall({
  method: 'POST',
  path: '/auth/user/client/logout',
  summary: 'End the session: none of its tokens counts any more.',
  answer: answers.logout,
  reads: true,
  refuses: [],
  takesEnded: true,
  async handle({ session, client, address, endsAt, endedKey, dependencies }) {
    const { note, store } = dependencies
    // No link to a file outlasts the session, nor does a token.
    await store.mark(endedKey, Math.ceil(1000 * (session?.endsAt ?? endsAt)))
    if (session) await store.dropSession(client.id, session.id)
    await store.tell(client.id, { name: 'session' })
    note({ event: 'signed-out', from: address, who: client.id })
    return {}
  },
})

/** What is counted once a token was renewed: another one is the newest of its session. */
const renewedKey = ({ id, place }: TokenSession) => `renewed:${id} ${place}`

/** The password in what a client sent; `undefined` if there is none, or one that is longer than any here. */
export function openPassword(
  sent: string,
  { passphrase, passwordEncryption, limits }: Dependencies,
): string | undefined {
  const opened = passwordEncryption === 'aes' ? decryptPassword(sent, passphrase) : sent
  return opened && opened.length <= limits.password.mostAtSignIn ? opened : undefined
}

export async function isPasswordOf(
  client: Client | undefined,
  given: string | undefined,
  { hashPassword, log }: Dependencies,
) {
  const hash = await hashPassword(given ?? '', client?.passwordHash).catch((error) => {
    // Nothing matches what can't be read. An invited client has none yet.
    if (client?.passwordHash) log(error)
    return hashPassword(given ?? '')
  })
  return client !== undefined && given !== undefined && isSameSecret(hash, client.passwordHash)
}

export const sessionCalls = { login, checkSession, renew, logout }
