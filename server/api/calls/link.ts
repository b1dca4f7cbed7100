/** A link and a code by mail, in place of a password. */
import * as v from 'valibot'
import { Refusal } from '../../base/refusal.ts'
import { isSameSecret, randomId, sha256, sixDigitCode } from '../../base/secrets.ts'
import { signInLink } from '../../mail/texts/sign-in-link.ts'
import { openCall } from '../call.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Try } from '../limits.ts'
import { email, secret, sixDigits } from '../receiving/fields.ts'
import { answers } from '../schemas.ts'
import { withName } from '../session/asking.ts'
import { keptCode } from '../session/codes.ts'
import { clientOrNobody } from '../session/nobody.ts'
import { accountOf } from '../session/own-places.ts'
import { inWholeUnits } from '../session/password-link.ts'
import { begin, pendingKey } from '../session/pending.ts'
import { portalLink } from '../session/portal-link.ts'
import { stepOrSession } from '../session/second-step.ts'
import type { Use } from '../session/start-session.ts'

/** What a mail brings. The page that asks knows only the first of them. */
interface Mailed {
  request: string
  token: string
  code: string
}

const sendSignInLink = openCall({
  method: 'POST',
  path: '/auth/user/client/sendSignInLink',
  summary:
    'Mail a link and a code that sign in the browser that asks. The answer does not tell whether the address is known.',
  json: v.object({ email, browser: secret }),
  answer: answers.sendSignInLink,
  refuses: [413],
  way: 'link',
  async handle({ json, address, dependencies }) {
    const account = await accountOf(json.email, address, dependencies)
    const tries: Try[] = [
      ['linkAddress', address],
      ['link', `${json.email} ${address}`],
      ['linkAccount', account],
    ]
    await withName(json.email, () => dependencies.count(...tries))
    const mailed = { request: randomId(), token: randomId(), code: sixDigitCode() }
    // Kept for an unknown address, too: what is tried later is the same work for both.
    const content = {
      email: json.email,
      browser: await sha256(json.browser),
      token: await sha256(mailed.token),
      code: await keptCode(mailed.request, mailed.code, dependencies),
    }
    const seconds = dependencies.limits.signInLinkSeconds
    await begin('link', { id: mailed.request, clientId: null, content, seconds }, dependencies)
    mailSignInLink(json.email, mailed, dependencies).catch(dependencies.log)
    return { data: { request: mailed.request } }
  },
})

/** After the answer, and the same work for an address that is not known: what is asked next would wait longer for a known one. */
async function mailSignInLink(
  email: string,
  { request, token, code }: Mailed,
  { clock, limits, mails, portalUrl, store }: Dependencies,
): Promise<void> {
  const client = await clientOrNobody(email, store)
  const link = portalLink(portalUrl, 'sign-in', request, token, code)
  const mail = signInLink(client, { link, code, within: inWholeUnits(limits.signInLinkSeconds) })
  await mails.keep(mail, store, clock().getTime() + limits.signInLinkSeconds * 1000)
  mails.deliver()
}

const signInByLink = openCall({
  method: 'POST',
  path: '/auth/user/client/signInByLink',
  summary: 'Sign in by a mailed link, or by its code, in the browser that has asked for it.',
  json: v.object({
    request: secret,
    browser: secret,
    token: v.optional(secret),
    code: v.optional(sixDigits),
    trust: v.optional(secret),
  }),
  answer: answers.signInByLink,
  refuses: [401, 413],
  way: 'link',
  async handle({ json, address, device, dependencies }) {
    const { clock, count, forgive, limits, store } = dependencies
    if (json.token === undefined && json.code === undefined)
      throw new Refusal(400, 'Please send the "token" of the link, or its "code".')
    const byAddress: Try = ['codeAddress', address]
    await count(byAddress)
    const key = await pendingKey('link', json.request)
    const browser = await sha256(json.browser)
    const asked = await store.tryPending(key, limits.codeTries, clock().getTime(), browser)
    if (!asked) throw notCounting()
    const { email = '', token = '', code = '' } = asked.content
    // Only codes can be guessed: nobody shuts the link for its client by guessing.
    const byAccount: Try[] = json.token
      ? []
      : [['codeAccount', await accountOf(email, address, dependencies)]]
    await withName(email, () => count(...byAccount))
    const isRight = json.token
      ? isSameSecret(await sha256(json.token), token)
      : isSameSecret(await keptCode(json.request, json.code ?? '', dependencies), code)
    const client = isRight && (await store.clientByEmail(email))
    const from = { address, device: device(), trust: json.trust }
    // Of two that come at once, on whichever servers, one uses it.
    const use: Use = async (store) => (await store.endPending(key)) && {}
    const begun = client && (await stepOrSession(client, 'link', from, dependencies, use))
    if (!begun) throw notCounting(email)
    await forgive(byAddress, ...byAccount)
    return begun
  },
})

const notCounting = (who?: string) =>
  new Refusal(
    401,
    'This link or code does not count, or no longer. Please use the newest mail, or ask for another one.',
    {},
    who,
  )

export const linkCalls = { sendSignInLink, signInByLink }
