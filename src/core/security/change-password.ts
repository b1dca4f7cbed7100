/** Changes the password of a client who is signed in. All other sessions end; this one goes on with another token. */
import { withLock } from '../page/lock'
import * as api from '../server/api/security'
import { OutdatedError } from '../server/api-error'
import { createSender, type Sender, type Sending } from '../server/sending'
import { $sessionNumber } from '../server/token'
import { tokenSource } from '../server/token/sources'
import { followOtherTab } from '../session/check-token'
import { renewalLock } from '../session/keys/renewal-lock'
import { passwordToSend, withPassword } from '../session/send-password'
import { continueSession } from '../session/session'
import { securityMessages } from '../text/messages/security/security'
import { act } from './acts'

/**
 * Shows toasts, and never throws.
 * @param current The password of before; '' where the server does not ask for it.
 * @returns how it ended
 */
export async function changePassword(
  current: string,
  password: string,
  sender: Sender = createSender(),
): Promise<Sending> {
  const done = await act(
    ({ signal }) =>
      withPassword(password, async (sent) =>
        inOneTab({ password: sent, ...(current && { current: await passwordToSend(current) }) }, signal),
      ),
    sender,
    securityMessages.get().passwordChanged,
  )
  return done ? { status: 'done' } : sender.$sending.get()
}

/**
 * The token of before counts no more as soon as the password is changed. Whoever is refused by it meanwhile, here or in another
 * tab, waits for the lock, and then finds the new token.
 */
async function inOneTab(json: Parameters<typeof api.changePassword>[0], signal: AbortSignal): Promise<true> {
  const session = $sessionNumber.get()
  // A renewal would wait for the same lock.
  await tokenSource().current()
  let outcome: true | { error: unknown } = true
  await withLock(renewalLock, async () => {
    followOtherTab()
    outcome = await ofSession(session, () => api.changePassword(json, { signal, isLastToken: true })).then(
      (token) => {
        continueSession(token)
        return true as const
      },
      (error: unknown) => ({ error }),
    )
  })
  return settle(outcome)
}

/** While this tab waited, another client may have signed in: it is not theirs to change. */
async function ofSession<Answer>(session: number, call: () => Promise<Answer>): Promise<Answer> {
  if (session !== $sessionNumber.get()) throw new OutdatedError()
  return call()
}

function settle(outcome: true | { error: unknown }): true {
  if (outcome !== true) throw outcome.error
  return outcome
}
