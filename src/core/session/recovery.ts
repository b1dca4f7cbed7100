/** The way back in for a client who forgot the password: the specification's sections 2, 7 and 8. */
import * as api from '../server/api/sign-in'
import { messageOf } from '../server/http'
import { loadForAction } from '../server/load-code'
import { notify } from '../server/notify'
import { $settings } from '../settings/config'
import { recoveryMessages } from '../text/messages/recovery'
import { stripMarkup } from './sign-in'

export type RecoveryResult = { status: 'done' } | { status: 'refused'; message: string }

/** Has a reset link mailed to an address, with the toasts of the specification. Never throws. */
export function sendResetEmail(email: string): Promise<RecoveryResult> {
  return run(recoveryMessages.get().sent, () => api.sendResetEmail(stripMarkup(email)))
}

/** Sets a new password by a mailed link's id and token, with the toasts of the specification. Never throws. */
export function resetPassword(userId: string, token: string, password: string): Promise<RecoveryResult> {
  return run(recoveryMessages.get().updated, async () => {
    const { encryptPassword } = await loadForAction(() => import('./password'))
    return api.resetPassword(userId, token, encryptPassword(password, $settings.get().passphrase))
  })
}

async function run(success: string, call: () => Promise<unknown>): Promise<RecoveryResult> {
  const toast = notify.loading(recoveryMessages.get().wait)
  try {
    await call()
    notify.success(success, toast)
    return { status: 'done' }
  } catch (error) {
    const message = messageOf(error)
    notify.error(message, toast)
    return { status: 'refused', message }
  }
}
