/** A second step that a client turns on and off. */
import * as v from 'valibot'
import { type SecondStepKind, secondStepKinds } from '../../../src/core/server/schema/index.ts'
import { Refusal } from '../../base/refusal.ts'
import { isSameSecret, randomId, recoveryCode } from '../../base/secrets.ts'
import { counterOf, makeTotpKey, totpAddress } from '../../base/totp.ts'
import { newRecoveryCodes, secondStepOff, secondStepOn } from '../../mail/texts/second-step.ts'
import type { Client } from '../../stores/records.ts'
import type { Pending } from '../../stores/sign-in-records.ts'
import { clientCall } from '../call.ts'
import type { Dependencies } from '../dependencies.ts'
import { secret, sixDigits } from '../receiving/fields.ts'
import { answers } from '../schemas.ts'
import { inOwnTurn } from '../session/asking.ts'
import { keptCode, keptRecoveryCode, mailCode, openKey } from '../session/codes.ts'
import { requireFresh } from '../session/fresh.ts'
import { begin, pendingKey } from '../session/pending.ts'
import { securityOf } from './security.ts'

/** How many recovery codes there are at first. */
const CODES = 10

const beginSecondStep = clientCall({
  method: 'POST',
  path: '/auth/user/client/beginSecondStep',
  summary: 'Begin to set up a second step: the key for an app, or a code by mail. Only soon after a sign-in.',
  json: v.object({ kind: v.picklist(secondStepKinds) }),
  answer: answers.beginSecondStep,
  refuses: [403, 413],
  async handle({ json: { kind }, client, session, address, dependencies }) {
    requireFresh(session, dependencies)
    const { clock, limits, portalUrl, sealKey } = dependencies
    const begun = { id: randomId(), clientId: client.id, seconds: limits.stepSeconds }
    if (kind === 'mail') {
      await mailCode(begun.id, { client, address }, dependencies, (code, store) =>
        begin('set-up', { ...begun, content: { kind, code } }, { clock, store }),
      )
      return { data: { setUp: begun.id } }
    }
    const key = makeTotpKey()
    const content = { kind, secret: await sealKey.close(key) }
    const setUp = await begin('set-up', { ...begun, content }, dependencies)
    const shown = totpAddress(key, client.email, new URL(portalUrl).hostname)
    return { data: { setUp, secret: key, address: shown } }
  },
})

const turnOnSecondStep = clientCall({
  method: 'POST',
  path: '/auth/user/client/turnOnSecondStep',
  summary:
    'Turn the second step on by its first code, in the place of an earlier one, and tell the client by mail. The recovery codes are told this once. Only soon after a sign-in.',
  json: v.object({ setUp: secret, code: sixDigits }),
  answer: answers.turnOnSecondStep,
  refuses: [403, 409, 413],
  async handle({ json, client, session, address, dependencies }) {
    requireFresh(session, dependencies)
    const { clock, limits, mails, note, store } = dependencies
    const key = await pendingKey('set-up', json.setUp)
    const begun = await store.tryPending(key, limits.codeTries, clock().getTime())
    const isOver = new Refusal(409, 'This took too long, or was tried too often. Please begin anew.')
    if (begun?.clientId !== client.id) throw isOver
    const lastCounter = await counterOfFirst(json, begun, dependencies)
    if (lastCounter === undefined)
      throw new Refusal(400, 'This code is not right. Please enter the newest one.')
    const { secret = '' } = begun.content
    const kind: SecondStepKind = begun.content.kind === 'totp' ? 'totp' : 'mail'
    const { told, kept } = await makeCodes(client, dependencies)
    const createdAt = clock().toISOString()
    const step = { clientId: client.id, kind, secret, lastCounter, createdAt }
    await inOwnTurn(client, dependencies, async (store) => {
      if (!(await store.endPending(key))) throw isOver
      await store.setSecondStep(step, kept)
      await mails.keep(secondStepOn(client, kind, dependencies), store)
    })
    mails.deliver()
    note({ event: 'second-step-on', from: address, who: client.id })
    return { data: { recoveryCodes: told } }
  },
})

const turnOffSecondStep = clientCall({
  method: 'POST',
  path: '/auth/user/client/turnOffSecondStep',
  summary: 'Turn the second step off, and tell the client by mail. Only soon after a sign-in.',
  answer: answers.turnOffSecondStep,
  refuses: [403],
  async handle({ client, session, address, device, dependencies }) {
    const own = requireFresh(session, dependencies)
    const { mails, note } = dependencies
    const wasOn = await inOwnTurn(client, dependencies, async (store) => {
      const wasOn = await store.dropSecondStep(client.id)
      if (wasOn) await mails.keep(secondStepOff(client, dependencies), store)
      return wasOn
    })
    mails.deliver()
    if (wasOn) note({ event: 'second-step-off', from: address, who: client.id })
    return { data: await securityOf({ client, session: own, device: device() }, dependencies) }
  },
})

const renewRecoveryCodes = clientCall({
  method: 'POST',
  path: '/auth/user/client/renewRecoveryCodes',
  summary:
    'New recovery codes, told this once; those of before count no more. A mail tells it to the client. Only soon after a sign-in.',
  answer: answers.renewRecoveryCodes,
  refuses: [403],
  async handle({ client, session, address, dependencies }) {
    requireFresh(session, dependencies)
    const { mails, note } = dependencies
    const { told, kept } = await makeCodes(client, dependencies)
    await inOwnTurn(client, dependencies, async (store) => {
      if (!(await store.secondStep(client.id)))
        throw new Refusal(400, 'There is no second step to have codes for.')
      await store.setRecoveryCodes(client.id, kept)
      await mails.keep(newRecoveryCodes(client, dependencies), store)
    })
    mails.deliver()
    note({ event: 'recovery-codes-renewed', from: address, who: client.id })
    return { data: { recoveryCodes: told } }
  },
})

/** The place in time of an app's first code; 0 for the right code by mail. @returns `undefined` if it is not right */
async function counterOfFirst(
  { setUp, code }: { setUp: string; code: string },
  { content }: Pending,
  dependencies: Dependencies,
): Promise<number | undefined> {
  if (content.kind === 'totp') {
    const appKey = await openKey(content.secret ?? '', dependencies)
    return appKey === undefined ? undefined : counterOf(code, appKey, dependencies.clock().getTime())
  }
  return isSameSecret(await keptCode(setUp, code, dependencies), content.code ?? '') ? 0 : undefined
}

/** Recovery codes, as the client is told them, and as they are kept. */
async function makeCodes({ id }: Client, dependencies: Dependencies) {
  const told = Array.from({ length: CODES }, recoveryCode)
  const kept = await Promise.all(told.map((code) => keptRecoveryCode(id, code, dependencies)))
  return { told, kept }
}

export const secondStepCalls = { beginSecondStep, turnOnSecondStep, turnOffSecondStep, renewRecoveryCodes }
