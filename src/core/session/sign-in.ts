/** Signing in by email and password: the specification's sections 5, 7 and 8. */
import * as api from '../server/api/sign-in'
import { messageOf } from '../server/http'
import { loadForAction } from '../server/load-code'
import { notify } from '../server/notify'
import { readToken } from '../server/token'
import { $settings } from '../settings/config'
import { sessionMessages } from '../text/messages/session'
import { signInMessages } from '../text/messages/sign-in'
import { beginSession, clientIdOf } from './session'

export type SignInResult = { status: 'signed-in' } | { status: 'refused'; message: string }

/** An email without the markup that was pasted with it: `<b>ada@example.com</b>` is `ada@example.com`. */
export const stripMarkup = (text: string) => text.replace(/<[^>]*>/g, '').trim()

/** What is wrong with an email address, before it is sent. */
export function findEmailProblem(email: string) {
  const address = stripMarkup(email)
  if (address === '') return 'missing'
  return /^[^\s@]+@[^\s@]+$/.test(address) ? undefined : 'malformed'
}

/** What is wrong with what was typed, before it is sent. */
export function findSignInProblems(email: string, password: string) {
  return { email: findEmailProblem(email), password: password === '' ? 'missing' : undefined } as const
}

/** Signs the client in, with the toasts of the specification. Never throws: a refusal says why. */
export async function signIn(email: string, password: string): Promise<SignInResult> {
  notify.dismiss('session')
  const toast = notify.loading(signInMessages.get().loggingIn)
  try {
    const { encryptPassword } = await loadForAction(() => import('./password'))
    const { user, token } = await api.login({
      email: stripMarkup(email),
      password: encryptPassword(password, $settings.get().passphrase),
    })
    if (readToken(token).status === 'undecodable' || !clientIdOf(user))
      return refuse(sessionMessages.get().undecodable, toast)
    beginSession(user, token)
    notify.dismiss(toast)
    return { status: 'signed-in' }
  } catch (error) {
    return refuse(messageOf(error), toast)
  }
}

function refuse(message: string, toast: string): SignInResult {
  notify.error(message, toast)
  return { status: 'refused', message }
}
