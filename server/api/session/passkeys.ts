/** Passkeys: what reads them, and how one that has signed is checked. */
import { Refusal } from '../../base/refusal.ts'
import { isSameSecret } from '../../base/secrets.ts'
import type { Pending } from '../../stores/sign-in-records.ts'
import type { Dependencies } from '../dependencies.ts'
import type { PasskeyOptions, PasskeyResponse } from '../webauthn.ts'
import { begin, pendingKey } from './pending.ts'

/** What a question is for: a sign-in, a step of this key, or a new passkey. */
export type Purpose = 'sign-in' | 'new' | `step:${string}`

/** Keeps the question that a browser is asked. */
export async function askPasskey(
  {
    purpose,
    clientId,
    options,
    userHandle = '',
  }: { purpose: Purpose; clientId: string | null; options: PasskeyOptions; userHandle?: string },
  dependencies: Dependencies,
) {
  const content = { purpose, challenge: options.challenge, userHandle }
  const seconds = dependencies.limits.challengeSeconds
  return {
    data: { challenge: await begin('challenge', { clientId, content, seconds }, dependencies), options },
  }
}

/** Uses a question up, before the answer is looked at. @returns `undefined` if there is none for this purpose */
export async function takeChallenge(
  id: string,
  purpose: Purpose,
  { clock, store }: Dependencies,
): Promise<Pending | undefined> {
  const asked = await store.endPending(await pendingKey('challenge', id))
  const isIt = asked && asked.expiresAt > clock().getTime() && asked.content.purpose === purpose
  return isIt ? asked : undefined
}

/**
 * Whether this passkey of the client's has signed the question, and notes that it has. All that it uses up is written in the store
 * that it is given: with a transaction's, a session begins with it, or neither is written.
 *
 * @param challenge The id of the question.
 */
export async function isSignedBy(
  clientId: string,
  { challenge, response }: { challenge: string; response: PasskeyResponse },
  purpose: Purpose,
  dependencies: Dependencies,
): Promise<boolean> {
  const { clock, passkeys, store } = dependencies
  const asked = await takeChallenge(challenge, purpose, dependencies)
  if (!asked || (asked.clientId ?? clientId) !== clientId) return false
  const kept = await store.passkey(response.id)
  if (!kept || !passkeys || kept.clientId !== clientId) return false
  const { userHandle } = Object(response.response)
  if (typeof userHandle === 'string' && !isSameSecret(userHandle, kept.userHandle)) return false
  const counter = await passkeys.verify(response, asked.content.challenge ?? '', kept)
  if (counter === undefined) return false
  await store.usePasskey(kept.id, counter, clock().toISOString())
  return true
}

const words = 'This passkey could not be checked here. Please try again, or log in another way.'
/** Of one who signs in. */
export const passkeyRefused = () => new Refusal(401, words)
/** Of one who is signed in: 401 would end the session. */
export const newPasskeyRefused = () => new Refusal(400, words)
