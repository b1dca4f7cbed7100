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
import { keptCode, keptRecoveryCode, openKey } from './codes.ts'
import type { From } from './own-places.ts'
import { isSignedBy } from './passkeys.ts'
import { begin, pendingKey } from './pending.ts'
import { startSession, type Use, writeSignIn } from './start-session.ts'

const DAY = 24 * 60 * 60 * 1000

/** By what a client can make it, best first; nothing if none is asked for. */
async function stepWays(
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
 * @returns the answer to the sign-in; `undefined` if it counts no more
 */
export async function stepOrSession(
  client: Client,
  way: 'password' | 'link',
  { trust, ...from }: From & { trust: string | undefined },
  dependencies: Dependencies,
  use: Use = async () => ({}),
) {
  const { clock, limits, store } = dependencies
  const ways = await stepWays(client.id, dependencies)
  const isProved = ways.length === 0 || (way === 'link' && ways.includes('mail'))
  const isTrusted =
    !isProved &&
    trust !== undefined &&
    (await store.isTrusted(client.id, await sha256(trust), clock().getTime()))
  if (isProved || isTrusted) return startSession(client, way, { ...from, isTrusted }, dependencies, use)
  const content = { way, passwordVersion: String(client.passwordVersion) }
  const begun = { clientId: client.id, content, seconds: limits.stepSeconds }
  const step = await writeSignIn(client, dependencies, async (store) =>
    (await use(store)) ? begin('step', begun, { clock, store }) : undefined,
  )
  return step && { data: { secondStep: { step, ways, trustDays: limits.trustDays } } }
}

/** What is asked of whom. */
export interface Step {
  key: string
  client: Client
  pending: Pending
  /** Never none: who has turned it off since needs only to log in again. */
  ways: SecondStepWay[]
}

/** @param isTry Whether it counts as a try. @throws a `Refusal` with 409 if the step is over */
export async function findStep(id: string, isTry: boolean, dependencies: Dependencies): Promise<Step> {
  const { clock, limits, store } = dependencies
  const key = await pendingKey('step', id)
  const now = clock().getTime()
  const pending = isTry ? await store.tryPending(key, limits.codeTries, now) : await store.pending(key, now)
  const client = pending?.clientId ? await store.client(pending.clientId) : undefined
  if (!pending || !client || closedAs(client)) throw stepOver()
  // It was begun with a password of before.
  if (pending.content.passwordVersion !== String(client.passwordVersion)) throw stepOver()
  const ways = await stepWays(client.id, dependencies)
  if (ways.length === 0) throw stepOver()
  return { key, client, pending, ways }
}

export const stepOver = () =>
  new Refusal(409, 'This took too long, or was tried too often. Please log in again from the start.')

/** The key of the app was sealed by a secret that this server has no more. */
const appForgotten = ({ id }: Client) =>
  new Refusal(
    401,
    'The codes of your app can not be checked here any more. Please ask us to turn your second step off.',
    {},
    id,
  )

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
  { key, client, pending, ways }: Step,
  dependencies: Dependencies,
): Promise<boolean> {
  const { clock, store } = dependencies
  if (!ways.includes(way)) return false
  const by: Record<SecondStepWay, () => Promise<boolean>> = {
    async passkey() {
      if (!challenge || !response) return false
      return isSignedBy(client.id, { challenge, response }, `step:${key}`, dependencies)
    },
    async totp() {
      const kept = await store.secondStep(client.id)
      if (!kept) return false
      const appKey = await openKey(kept.secret, dependencies)
      if (appKey === undefined) throw appForgotten(client)
      const counter = await counterOf(code, appKey, clock().getTime())
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
