/** The sign-in, and the session from there to its end. */
import * as v from 'valibot'
import type { User } from '../../../src/core/server/schema/index.ts'
import { Refusal } from '../../base/refusal.ts'
import { isSameSecret } from '../../base/secrets.ts'
import type { Client } from '../../stores/records.ts'
import { clientCall, openCall } from '../call.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Try } from '../limits.ts'
import { offered, offeredToOthers } from '../offered.ts'
import { email } from '../receiving/fields.ts'
import { answers } from '../schemas.ts'
import { withName } from '../session/asking.ts'
import { decryptPassword } from '../session/decrypt-password.ts'
import { sessionOver, type TokenSession } from '../session/tokens.ts'

/** A password as the elements send it. `openPassword` reads it. */
export const password = v.string()

/** What is said of it beside the answer to the sign-in and to the session's check. */
const announced = (isOwnSession: boolean, { limits, receiveUpload }: Dependencies) => ({
  optional: (isOwnSession ? offered : offeredToOthers).filter((each) => each !== 'uploads' || receiveUpload),
  ...(isOwnSession && { renewFor: limits.renewSeconds }),
})

/** Converts a client into the form that the portal knows. */
export function toUser({ id, name, email, consultantId, company }: Client): User {
  const POC = consultantId && { POC: { id: consultantId } }
  return { _id: id, id, name, email, ...POC, ...(company && { company }) }
}

const login = openCall({
  method: 'POST',
  path: '/auth/user/client/login',
  summary: 'Sign in. The password is encrypted by the client.',
  json: v.object({ email, password }),
  answer: answers.login,
  refuses: [401, 413],
  async handle({ json, address, dependencies }) {
    const { count, forgive, note, store, tokens } = dependencies
    const account = await accountOf(json.email, address, dependencies)
    const isNewPlace = account === json.email
    const tries: Try[] = [
      ['signInAddress', address],
      ['signIn', `${json.email} ${address}`],
      ['signInAccount', account],
    ]
    await withName(json.email, () => count(...tries))
    const client = await store.clientByEmail(json.email)
    // An unknown email takes the same time and gets the same message as a wrong password.
    if (!(await isPasswordOf(client, openPassword(json.password, dependencies), dependencies)) || !client) {
      throw new Refusal(
        401,
        'The email or the password is not right. Please check both and try again.',
        {},
        json.email,
      )
    }
    await forgive(...tries)
    await noteDevice(json.email, address, dependencies)
    note({ event: 'signed-in', from: address, who: client.id })
    if (isNewPlace) await mailNewPlace(client, address, dependencies)
    return {
      data: { user: toUser(client), token: await tokens.issue(client) },
      ...announced(true, dependencies),
      lastEventId: await store.newestNews(client.id),
    }
  },
})

const checkSession = clientCall({
  method: 'POST',
  path: '/auth/user/checkTokenValidity',
  summary: 'Whether the token still counts: 401 when it does not.',
  json: v.object({ userType: v.literal('Client') }),
  answer: answers.checkSession,
  refuses: [413],
  async handle({ client, session, dependencies }) {
    return {
      ...announced(session !== undefined, dependencies),
      lastEventId: await dependencies.store.newestNews(client.id),
    }
  },
})

const renew = clientCall({
  method: 'POST',
  path: '/auth/user/client/renewToken',
  summary: 'A new token for one that still counts, or has ended a while ago, to the end of the session.',
  answer: answers.renew,
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
    // Two tabs that ask at once each get the newest token: both stand at one place.
    return { data: { token: await tokens.issue(client, { ...session, place: session.place + 1 }) } }
  },
})

const logout = clientCall({
  method: 'POST',
  path: '/auth/user/client/logout',
  summary: 'End the session: none of its tokens counts any more.',
  answer: answers.logout,
  refuses: [],
  takesEnded: true,
  async handle({ session, client, address, endsAt, endedKey, dependencies }) {
    const { note, store } = dependencies
    // No link to a file outlasts the session, nor does a token.
    await store.mark(endedKey, Math.ceil(1000 * (session?.endsAt ?? endsAt)))
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

/** Tells a client of a sign-in, in case that it was not the client who signed in. */
async function mailNewPlace(
  { id, name, email }: Client,
  address: string,
  { clock, mails, portalUrl, store }: Dependencies,
): Promise<void> {
  const time = clock().toISOString().slice(0, 16).replace('T', ' ')
  const mail = {
    clientId: id,
    to: email,
    subject: 'A sign-in to your client portal from a new place',
    text: [
      `Hello ${name},`,
      `somebody has signed in to your client portal, at ${time} UTC, from an address that is new here: ${address}`,
      `If it was not you, set a new password now, and tell us: ${portalUrl}/forgot-password`,
    ].join('\n\n'),
  }
  await mails.keep(mail, store)
  mails.deliver()
}

/** How long an address counts as one of the account's own, after the last sign-in from there: 90 days. */
const deviceLifetime = 90 * 24 * 60 * 60 * 1000
const deviceKey = (email: string, address: string) => `device:${email.toLowerCase()} ${address}`

/** Notes that an address is one of the account's own. */
export const noteDevice = (email: string, address: string, { store, clock }: Dependencies) =>
  store.mark(deviceKey(email, address), clock().getTime() + deviceLifetime)

/**
 * Whose tries count together: all of an account, wherever they come from. An address from which the account was signed
 * in to before counts by itself, so that strangers can't shut its owner out.
 */
export async function accountOf(
  email: string,
  address: string,
  { store, clock }: Dependencies,
): Promise<string> {
  const isKnown = await store.isCounted(deviceKey(email, address), clock().getTime())
  return isKnown ? `${email} ${address}` : email
}

export const sessionCalls = { login, checkSession, renew, logout }
