/** What is asked for after the password. */
import * as v from 'valibot'
import { secondStepWays } from '../../../src/core/server/schema/index.ts'
import { Refusal } from '../../base/refusal.ts'
import { openCall } from '../call.ts'
import type { Try } from '../limits.ts'
import { passkeyResponse, secret, shortCode } from '../receiving/fields.ts'
import { answers } from '../schemas.ts'
import { withName } from '../session/asking.ts'
import { mailCode } from '../session/codes.ts'
import { accountOf } from '../session/own-places.ts'
import { findStep, isStepMade, stepOver, trustBrowser } from '../session/second-step.ts'
import { startSession } from '../session/start-session.ts'

const sendStepCode = openCall({
  method: 'POST',
  path: '/auth/user/client/sendStepCode',
  summary: 'Mail a code to a client whose sign-in is half done.',
  json: v.object({ step: secret }),
  answer: answers.sendStepCode,
  refuses: [409, 413],
  async handle({ json, address, dependencies }) {
    const { key, client, pending, ways } = await findStep(json.step, false, dependencies)
    if (!ways.includes('mail')) throw new Refusal(400, 'This second step takes no code by mail.')
    await mailCode(json.step, { client, address }, dependencies, (code, store) =>
      store.changePending(key, { ...pending.content, code }),
    )
    return { message: 'A code is on its way to your mail.' }
  },
})

const signInByStep = openCall({
  method: 'POST',
  path: '/auth/user/client/signInByStep',
  summary: 'Go on with a sign-in that is half done: by a code or a passkey.',
  json: v.object({
    step: secret,
    way: v.picklist(secondStepWays),
    code: v.optional(shortCode),
    challenge: v.optional(secret),
    response: v.optional(passkeyResponse),
    trustBrowser: v.optional(v.boolean(), false),
  }),
  answer: answers.signInByStep,
  refuses: [401, 409, 413],
  async handle({ json, address, device, dependencies }) {
    const { count, forgive } = dependencies
    const asked = await findStep(json.step, true, dependencies)
    const { key, client, pending } = asked
    // Only codes of six digits can be guessed: no stranger who knows the password shuts out a passkey or a recovery code.
    const account = await accountOf(client.email.toLowerCase(), address, dependencies)
    const wrongOnes: Try[] = json.way === 'totp' || json.way === 'mail' ? [['step', account]] : []
    await withName(client.id, () => count(...wrongOnes))
    const way = pending.content.way === 'link' ? 'link' : 'password'
    const from = { address, device: device() }
    const started = await startSession(client, way, from, dependencies, async (store) => {
      const inStore = { ...dependencies, store }
      if (!(await isStepMade(json, asked, inStore))) return undefined
      if (!(await store.endPending(key))) throw stepOver()
      return json.trustBrowser ? { trust: await trustBrowser(client.id, inStore) } : {}
    })
    if (!started) {
      const words = 'This code is not right, or was used already. Please enter the newest one.'
      throw new Refusal(401, words, {}, client.id)
    }
    await forgive(...wrongOnes)
    return started
  },
})

export const stepCalls = { sendStepCode, signInByStep }
