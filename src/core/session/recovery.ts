/** Resets a password that the client forgot: the specification's sections 2, 7 and 8. */
import * as api from '../server/api/sign-in'
import { createSender, type Sender, type Sending, type SendOptions } from '../server/sending'
import { recoveryMessages } from '../text/messages/session/recovery'
import { withPassword } from './send-password'
import { addressIn } from './sign-in'

/** Shows the toasts of the specification, and never throws. @returns how it ended */
export async function sendResetEmail(email: string, sender: Sender = createSender()): Promise<Sending> {
  const t = recoveryMessages.get()
  const ask = ({ signal }: SendOptions) => api.sendResetEmail(addressIn(email), { signal })
  await sender.send(ask, { running: t.wait, done: t.sent })
  return sender.$sending.get()
}

/**
 * Sets a new password with the user id and the token of a mailed link. Shows the toasts of the specification,
 * and never throws.
 *
 * @returns how it ended.
 */
export async function resetPassword(
  userId: string,
  token: string,
  password: string,
  sender: Sender = createSender(),
): Promise<Sending> {
  const t = recoveryMessages.get()
  const reset = ({ signal }: SendOptions) =>
    withPassword(password, (sent) => api.resetPassword(userId, token, sent, { signal }))
  await sender.send(reset, { running: t.wait, done: t.updated })
  return sender.$sending.get()
}
