/** The sign-in, the session check, and a new password for clients who forgot theirs. */
import * as v from 'valibot'
import type { User } from '../../../src/core/server/schema/index.ts'
import { clientCall, openCall, withName } from '../call.ts'
import { decryptPassword } from '../decrypt-password.ts'
import type { Dependencies } from '../dependencies.ts'
import { email } from '../fields.ts'
import type { Try } from '../limits.ts'
import { Refusal } from '../refusal.ts'
import { answers } from '../schemas.ts'
import { isSameSecret, randomId, sha256 } from '../secrets.ts'
import type { Client } from '../store.ts'

/** An encrypted password, as the elements send it. `openPassword` decrypts it. */
const password = v.string()

/** Converts a client into the form that the portal knows. */
export function toUser({ id, name, email, consultantId }: Client): User {
  return { _id: id, id, name, email, ...(consultantId && { POC: { id: consultantId } }) }
}

const login = openCall({
  method: 'POST',
  path: '/auth/user/client/login',
  summary: 'Sign in. The password is encrypted by the client.',
  json: v.object({ email, password }),
  answer: answers.login,
  refuses: [401, 413],
  async handle({ json, address, dependencies }) {
    const { count, forgive, store, tokens } = dependencies
    const tries: Try[] = [
      ['signInAddress', address],
      ['signIn', `${json.email} ${address}`],
      ['signInAccount', await accountOf(json.email, address, dependencies)],
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
    await store.countTry(deviceKey(json.email, address), deviceSeconds, dependencies.clock().getTime())
    return { data: { user: toUser(client), token: await tokens.issue(client) } }
  },
})

const checkSession = clientCall({
  method: 'POST',
  path: '/auth/user/checkTokenValidity',
  summary: 'Whether the token still counts: 401 when it does not.',
  json: v.object({ userType: v.literal('Client') }),
  answer: answers.checkSession,
  refuses: [413],
  async handle() {
    return {}
  },
})

const sendResetEmail = openCall({
  method: 'POST',
  path: '/auth/user/client/sendPasswordResetEmail',
  summary: 'Mail a link that sets a new password. The answer does not tell whether the address is known.',
  json: v.object({ email }),
  answer: answers.sendResetEmail,
  refuses: [413],
  async handle({ json, address, dependencies }) {
    const account = await accountOf(json.email, address, dependencies)
    await withName(json.email, () => dependencies.count(['mailAddress', address], ['mailAccount', account]))
    // The answer waits for nothing that is done for a known address alone: a longer wait would tell that it is known.
    mailResetLink(json.email, dependencies).catch(dependencies.log)
    return { message: 'If the address is known here, a reset link is on its way to it.' }
  },
})

const resetPassword = openCall({
  method: 'POST',
  path: '/auth/user/client/updatePassword/{userId}/{token}',
  summary: 'Set a new password with the token of a mailed link.',
  json: v.object({ password }),
  answer: answers.resetPassword,
  refuses: [413],
  async handle({ path, json, address, dependencies }) {
    const { clock, count, hashPassword, limits, store } = dependencies
    await count(['resetAddress', address])
    const chosen = openPassword(json.password, dependencies) ?? ''
    if (chosen.length < limits.password.least || chosen.length > limits.password.most) {
      throw new Refusal(
        400,
        `Please choose a password of ${limits.password.least} to ${limits.password.most} characters.`,
      )
    }
    const done = await store.resetPassword({
      clientId: path.userId,
      tokenHash: await sha256(path.token),
      now: clock().getTime(),
      passwordHash: await hashPassword(chosen),
    })
    if (!done) throw new Refusal(400, 'This link was used already or is too old. Please ask for a new one.')
    mailChange(path.userId, dependencies).catch(dependencies.log)
    return { message: 'Your password is changed. You can sign in with it now.' }
  },
})

function openPassword(encrypted: string, { passphrase, limits }: Dependencies): string | undefined {
  const opened = decryptPassword(encrypted, passphrase)
  return opened && opened.length <= limits.password.most ? opened : undefined
}

async function isPasswordOf(
  client: Client | undefined,
  given: string | undefined,
  { hashPassword }: Dependencies,
) {
  const hash = await hashPassword(given ?? '', client?.passwordHash)
  return client !== undefined && given !== undefined && isSameSecret(hash, client.passwordHash)
}

/** How long an address counts as one of the account's own, after a sign-in from there. */
const deviceSeconds = 90 * 24 * 60 * 60
const deviceKey = (email: string, address: string) => `device:${email} ${address}`

/**
 * Whose tries count together: all of an account, wherever they come from. An address from which the account was signed
 * in to before counts by itself, so that strangers can't shut its owner out.
 */
async function accountOf(email: string, address: string, { store, clock }: Dependencies): Promise<string> {
  const isKnown = await store.isCounted(deviceKey(email, address), clock().getTime())
  return isKnown ? `${email} ${address}` : email
}

async function mailResetLink(
  email: string,
  { store, clock, limits, portalUrl, sendMail }: Dependencies,
): Promise<void> {
  const client = await store.clientByEmail(email)
  if (!client) return
  const token = randomId()
  const expiresAt = clock().getTime() + limits.resetLinkSeconds * 1000
  await store.saveResetLink({ tokenHash: await sha256(token), clientId: client.id, expiresAt })
  await sendMail({
    to: client.email,
    subject: 'Set a new password for your client portal',
    text: [
      `Hello ${client.name},`,
      'someone, most likely you, asked to set a new password for your client portal. This link lets you do it:',
      `${portalUrl}/reset-password/${encodeURIComponent(client.id)}/${token}`,
      `It works once, within ${limits.resetLinkSeconds / 60} minutes. If it was not you, nothing needs to be done.`,
    ].join('\n\n'),
  })
}

/** Tells a client of a new password, in case that it was not the client who set it. */
async function mailChange(clientId: string, { store, portalUrl, sendMail }: Dependencies): Promise<void> {
  const client = await store.client(clientId)
  if (!client) return
  await sendMail({
    to: client.email,
    subject: 'The password of your client portal has changed',
    text: [
      `Hello ${client.name},`,
      'the password of your client portal has just been changed. Whoever was signed in is signed out.',
      `If it was not you, set a new one now, and tell us: ${portalUrl}/forgot-password`,
    ].join('\n\n'),
  })
}

export const sessionCalls = { login, checkSession, sendResetEmail, resetPassword }
