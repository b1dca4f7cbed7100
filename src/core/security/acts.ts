/**
 * What a client does about the own ways in. The server wants to be sure who it is: after a sign-in that is no longer fresh, it
 * answers 403. Then the page asks for a sign-in, and does it again.
 */
import { ApiError } from '../server/api-error'
import { notify } from '../server/notify'
import type { Security } from '../server/schema'
import type { Sender, SendOptions } from '../server/sending'
import { recoveryMessages } from '../text/messages/session/recovery'
import { signedInAnew } from './question'
import { $security } from './security'

/** The sign-in is not fresh enough. */
const stale = Symbol('stale')

/**
 * Makes a call, and asks for a sign-in before where the server wants one. Shows toasts, and never throws.
 * @param done What the toast says then.
 * @param isAgain Whether the client has just done so: it is not asked twice.
 * @param isTold Whether a refusal is told elsewhere than by a toast.
 * @returns `null` when it was not made, or has failed
 */
export async function act<Answer>(
  call: (options: SendOptions) => Promise<Answer>,
  sender: Sender,
  done = '',
  { isAgain = false, isTold }: { isAgain?: boolean; isTold?: (() => boolean) | undefined } = {},
): Promise<Answer | null> {
  const ask = (options: SendOptions) =>
    call(options).catch((error: unknown): typeof stale => {
      if (!isAgain && error instanceof ApiError && error.status === 403) return stale
      throw error
    })
  const answer = await sender.send<Answer | typeof stale>(ask, {
    running: recoveryMessages.get().wait,
    isTold,
  })
  if (answer === stale) {
    // Nothing was done.
    sender.cancel()
    return (await signedInAnew()) ? act(call, sender, done, { isAgain: true, isTold }) : null
  }
  if (answer !== null) notify.success(done)
  return answer
}

/** As `act()`, for a call that answers what there is afterwards. @returns whether it was done */
export async function change(
  call: (options: SendOptions) => Promise<Security>,
  sender: Sender,
  done: string,
): Promise<boolean> {
  const security = await act(call, sender, done)
  if (security) $security.replace(security)
  return security !== null
}
