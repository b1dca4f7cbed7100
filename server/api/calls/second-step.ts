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
import { findStep, isStepMade, stepOver, stepWays, trustBrowser } from '../session/second-step.ts'
import { startSession } from '../session/start-session.ts'

const sendStepCode = openCall({
  method: 'POST',
  path: '/auth/user/client/sendStepCode',
  summary: 'Mail a code to a client whose sign-in is half done.',
  json: v.object({ step: secret }),
  answer: answers.sendStepCode,
  refuses: [409, 413],
  async handle({ json, dependencies }) {
    const { key, client, pending } = await findStep(json.step, false, dependencies)
    if (!(await stepWays(client.id, dependencies)).includes('mail'))
      throw new Refusal(400, 'This second step takes no code by mail.')
    const code = await mailCode(json.step, client, dependencies)
    await dependencies.store.changePending(key, { ...pending.content, code })
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
    const { count, forgive, store } = dependencies
    const asked = await findStep(json.step, true, dependencies)
    const { key, client, pending } = asked
    const wrongOnes: Try = ['step', client.id]
    await withName(client.id, () => count(wrongOnes))
    if (!(await isStepMade(json, asked, dependencies))) {
      const words = 'This code is not right, or was used already. Please enter the newest one.'
      throw new Refusal(401, words, {}, client.id)
    }
    if (!(await store.endPending(key))) throw stepOver()
    await forgive(wrongOnes)
    const way = pending.content.way === 'link' ? 'link' : 'password'
    const trust = json.trustBrowser ? { trust: await trustBrowser(client.id, dependencies) } : {}
    const started = await startSession(client, way, { address, device }, dependencies)
    return { ...started, data: { ...started.data, ...trust } }
  },
})

export const stepCalls = { sendStepCode, signInByStep }
