/** The second step: what it is made by, whom it is asked of, and whether it is right. */
import type { SecondStepWay } from '../../../src/core/server/schema/index.ts'
import { Refusal } from '../../base/refusal.ts'
import { isSameSecret, randomId, sha256 } from '../../base/secrets.ts'
import { counterOf } from '../../base/totp.ts'
import { closedAs } from '../../stores/closed.ts'
import type { Client } from '../../stores/records.ts'
import type { Pending } from '../../stores/sign-in-records.ts'
import type { Dependencies } from '../dependencies.ts'
import type { PasskeyResponse } from '../webauthn.ts'
import { keptCode, keptRecoveryCode } from './codes.ts'
import type { From } from './own-places.ts'
import { signedBy, takeChallenge } from './passkeys.ts'
import { begin, pendingKey } from './pending.ts'
import { startSession } from './start-session.ts'

const DAY = 24 * 60 * 60 * 1000

/** By what a client can make it, best first; nothing if none is asked for. */
export async function stepWays(
  clientId: string,
  { secondStep, signInWays, store }: Dependencies,
): Promise<SecondStepWay[]> {
  const kept = await store.secondStep(clientId)
  const kind = kept?.kind ?? (secondStep === 'required' ? 'mail' : undefined)
  if (!kind) return []
  const hasPasskey = signInWays.includes('passkey') && (await store.passkeys(clientId)).length > 0
  return [
    ...(hasPasskey ? (['passkey'] as const) : []),
    kind,
    ...(kept?.recoveryCodes ? (['recovery'] as const) : []),
  ]
}

/**
 * Begins the session, or asks for the second step first. A link by mail has proved the mailbox: a code by mail would prove
 * the same.
 *
 * @returns the answer to the sign-in
 */
export async function stepOrSession(
  client: Client,
  way: 'password' | 'link',
  { trust, ...from }: From & { trust: string | undefined },
  dependencies: Dependencies,
) {
  const { clock, limits, store } = dependencies
  const ways = await stepWays(client.id, dependencies)
  const isProved = ways.length === 0 || (way === 'link' && ways.includes('mail'))
  const isTrusted = async () =>
    trust !== undefined && (await store.isTrusted(client.id, await sha256(trust), clock().getTime()))
  if (isProved || (await isTrusted())) return startSession(client, way, from, dependencies)
  const begun = { clientId: client.id, content: { way }, seconds: limits.stepSeconds }
  const step = await begin('step', begun, dependencies)
  return { data: { secondStep: { step, ways, trustDays: limits.trustDays } } }
}

/** What is asked of whom. */
export interface Step {
  key: string
  client: Client
  pending: Pending
}

/** @param isTry Whether it counts as a try. @throws a `Refusal` with 409 if the step is over */
export async function findStep(
  id: string,
  isTry: boolean,
  { clock, limits, store }: Dependencies,
): Promise<Step> {
  const key = await pendingKey('step', id)
  const now = clock().getTime()
  const pending = isTry ? await store.tryPending(key, limits.codeTries, now) : await store.pending(key, now)
  const client = pending?.clientId ? await store.client(pending.clientId) : undefined
  if (!pending || !client || closedAs(client)) throw stepOver()
  return { key, client, pending }
}

export const stepOver = () =>
  new Refusal(409, 'This took too long, or was tried too often. Please log in again from the start.')

/** What a client answers to a second step. */
export interface StepAnswer {
  step: string
  way: SecondStepWay
  code?: string | undefined
  challenge?: string | undefined
  response?: PasskeyResponse | undefined
}

/** Whether the answer is right. What counts once is used up by it. */
export async function isStepMade(
  { step, way, code = '', challenge, response }: StepAnswer,
  { key, client, pending }: Step,
  dependencies: Dependencies,
): Promise<boolean> {
  const { clock, sealKey, store } = dependencies
  if (!(await stepWays(client.id, dependencies)).includes(way)) return false
  const by: Record<SecondStepWay, () => Promise<boolean>> = {
    async passkey() {
      const asked = challenge && response && (await takeChallenge(challenge, `step:${key}`, dependencies))
      return asked ? (await signedBy(response, asked, dependencies)) === client.id : false
    },
    async totp() {
      const kept = await store.secondStep(client.id)
      if (!kept) return false
      const counter = await counterOf(code, await sealKey.open(kept.secret), clock().getTime())
      return counter !== undefined && store.useCounter(client.id, counter)
    },
    mail: async () => isSameSecret(await keptCode(step, code, dependencies), pending.content.code ?? ''),
    recovery: async () =>
      store.useRecoveryCode(client.id, await keptRecoveryCode(client.id, code, dependencies)),
  }
  return by[way]()
}

/** Trusts the browser from now on. @returns what it shows the next time */
export async function trustBrowser(
  clientId: string,
  { clock, limits, store }: Dependencies,
): Promise<string> {
  const token = randomId()
  const expiresAt = clock().getTime() + limits.trustDays * DAY
  await store.addTrust({ tokenHash: await sha256(token), clientId, expiresAt })
  return token
}
