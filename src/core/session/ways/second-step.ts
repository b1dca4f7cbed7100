/** The second step of a sign-in: a code, or a passkey. */
import * as api from '../../server/api/ways'
import type { SecondStepWay } from '../../server/schema/entities/security'
import { createSender, type Sender, type Sending, type SendOptions } from '../../server/sending'
import { recoveryMessages } from '../../text/messages/session/recovery'
import { secondStepMessages } from '../../text/messages/session/second-step'
import { finishSignIn, ofThisApi } from './finish'
import { $secondStep, leaveSecondStep, noteMailed } from './half-done'

/** The server says by a 409 that a sign-in has to begin anew. */
export function endIfOver(sending: Sending): Sending {
  if (sending.status === 'refused' && sending.code === 409) leaveSecondStep(sending.message)
  return sending
}

/** Asks for a mail with a code. Shows toasts, and never throws. */
export async function sendStepCode(sender: Sender = createSender()): Promise<Sending> {
  const { step = '', mailedAt: before = 0 } = $secondStep.get() ?? {}
  noteMailed(step, Date.now())
  const isSent = await sender.send(({ signal }) => api.sendStepCode(step, { signal }), {
    running: recoveryMessages.get().wait,
    // The first time, the form says it.
    done: before ? secondStepMessages.get().mailHint : '',
  })
  if (!isSent) noteMailed(step, before)
  return endIfOver(sender.$sending.get())
}

type Proof = { way: SecondStepWay } & ({ code: string } | { challenge: string; response: object })

/**
 * Goes on with the sign-in. Shows toasts, and never throws.
 * @param trustBrowser Whether this browser does without a second step from now on.
 */
export async function signInByStep(
  proof: Proof,
  trustBrowser: boolean,
  sender: Sender = createSender(),
): Promise<Sending> {
  const { step = '', email = '', who = '', way = null } = $secondStep.get() ?? {}
  const json = { step, ...proof, ...(trustBrowser && { trustBrowser }) }
  const call = ({ signal }: SendOptions) => ofThisApi(() => api.signInByStep(json, { signal }))
  return endIfOver(await finishSignIn(call, sender, { email, who, way }))
}
