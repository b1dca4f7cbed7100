/** A new password for clients who forgot theirs. */
import * as v from 'valibot'
import { Refusal } from '../../base/refusal.ts'
import { sha256 } from '../../base/secrets.ts'
import { firstPassword, newPassword } from '../../mail/texts/new-password.ts'
import type { Client } from '../../stores/records.ts'
import type { Store } from '../../stores/store.ts'
import { openCall } from '../call.ts'
import type { Dependencies } from '../dependencies.ts'
import { email } from '../receiving/fields.ts'
import { requireLength, requireStrength } from '../receiving/good-password.ts'
import { answers } from '../schemas.ts'
import { withName } from '../session/asking.ts'
import { clientOrNobody } from '../session/nobody.ts'
import { accountOf, noteDevice } from '../session/own-places.ts'
import { inWholeUnits, makePasswordLink } from '../session/password-link.ts'
import { isPasswordOf, openPassword, password } from './session.ts'

const sendResetEmail = openCall({
  method: 'POST',
  path: '/auth/user/client/sendPasswordResetEmail',
  summary:
    "Mail a link to the page for a new password, with the client's id and a token of the server's. The answer does not tell whether the address is known.",
  json: v.object({ email }),
  answer: answers.sendResetEmail,
  refuses: [413],
  way: 'password',
  async handle({ json, address, dependencies }) {
    const account = await accountOf(json.email, address, dependencies)
    const from = `${json.email} ${address}`
    await withName(json.email, () =>
      dependencies.count(['mailAddress', address], ['mail', from], ['mailAccount', account]),
    )
    mailResetLink(json.email, dependencies).catch(dependencies.log)
    return { message: 'If the address is known here, a reset link is on its way to it.' }
  },
})

const resetPassword = openCall({
  method: 'POST',
  path: '/auth/user/client/updatePassword/{userId}/{token}',
  summary: 'Set a new password with the id and the token of a mailed link.',
  json: v.object({ password }),
  answer: answers.resetPassword,
  refuses: [413, 422],
  way: 'password',
  async handle({ path, json, address, dependencies }) {
    const { clock, count, hashPassword, note, store } = dependencies
    await count(['resetAddress', address])
    const chosen = openPassword(json.password, dependencies) ?? ''
    requireLength(chosen, dependencies)
    const now = clock().getTime()
    const link = { clientId: path.userId, tokenHash: await sha256(path.token), now }
    const again = `reset:${path.userId} ${link.tokenHash}`
    // Who has no link learns nothing of the client, and costs no work.
    const client = await store.clientByResetLink(link)
    if (client) requireStrength(chosen, client, dependencies)
    const isFirst = client?.passwordHash === ''
    const done =
      client &&
      (await setPassword(client, { ...link, passwordHash: await hashPassword(chosen) }, again, dependencies))
    // A browser sends again, by itself, what got no answer: to the same password of the same link, the answer is the same.
    const isAgain = async () =>
      (await store.isCounted(again, now)) &&
      isPasswordOf(await store.client(path.userId), chosen, dependencies)
    if (!done && !(await isAgain()))
      throw new Refusal(400, 'This link was used already or is too old. Please ask for a new one.')
    if (done) note({ event: 'new-password', from: address, who: path.userId })
    // Whoever was invited signs in next, from here: that is no new place.
    if (done && isFirst) await noteDevice(client.email, address, dependencies)
    return { message: 'Your password is changed. You can sign in with it now.' }
  },
})

/** After the answer, and the same work for an address that is not known: what is asked next would wait longer for a known one. */
async function mailResetLink(email: string, dependencies: Dependencies): Promise<void> {
  const { clock, limits, mails, store } = dependencies
  const client = await clientOrNobody(email, store)
  const kind = { seconds: limits.resetLinkSeconds, pauseSeconds: limits.resetLinkPauseSeconds }
  await store.inTurn(client.id, async (store) => {
    const link = await makePasswordLink(client, kind, { ...dependencies, store })
    if (!link) return
    const mail = {
      clientId: client.id,
      to: client.email,
      subject: 'Set a new password for your client portal',
      text: [
        `Hello ${client.name},`,
        'someone, most likely you, asked to set a new password for your client portal. This link lets you do it:',
        link,
        `It works once, within ${inWholeUnits(limits.resetLinkSeconds)}. If it was not you, nothing needs to be done.`,
      ].join('\n\n'),
    }
    await mails.keep(mail, store, clock().getTime() + limits.resetLinkSeconds * 1000)
  })
  mails.deliver()
}

/**
 * Sets a new password, and tells the client, in case that it was not the client who set it.
 *
 * @param again The mark by which the link is known if it comes again at once.
 * @returns whether it is set
 */
async function setPassword(
  client: Client,
  link: Parameters<Store['resetPassword']>[0],
  again: string,
  { limits, mails, portalUrl, store }: Dependencies,
): Promise<boolean> {
  const mail = (client.passwordHash === '' ? firstPassword : newPassword)(client, portalUrl)
  const isSet = await store.inTurn(client.id, async (store) => {
    const isSet = await store.resetPassword(link)
    if (isSet) {
      await store.mark(again, link.now + limits.resetAgainSeconds * 1000)
      await mails.keep(mail, store)
    }
    return isSet
  })
  mails.deliver()
  return isSet
}

export const recoveryCalls = { sendResetEmail, resetPassword }
