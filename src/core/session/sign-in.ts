/** Signs a client in by email and password: the specification's sections 5, 7 and 8. */
import * as api from '../server/api/sign-in'
import { OutdatedError } from '../server/api-error'
import { notify } from '../server/notify'
import { createSender, type Sender, type Sending, type SendOptions } from '../server/sending'
import { readToken } from '../server/token/reading'
import { $settings } from '../settings/config'
import { sessionMessages } from '../text/messages/session/session'
import { signInMessages } from '../text/messages/session/sign-in'
import { visible } from '../text/visible'
import { withPassword } from './send-password'
import { clientIdOf, signIn } from './session'

/** An address without what lists, letters and sentences have around it. */
const inside = /[^\s\p{Pi}\p{Pf}„"'()<>,;:.](.*[^\s\p{Pi}\p{Pf}„"'()<>,;:.])?/su

/** The email address in what a client has typed or pasted: `"Ada" <ada@example.com>;` or `<b>ada@example.com</b>`. */
export function addressIn(text: string): string {
  const shown = visible(text).replace(/mailto:([^\s<>@:]*@[^\s<>?"']*)(\?[^\s<>"']*)?/gi, '$1')
  const address = /<([^\s<>@]+@[^\s<>@]+)>/.exec(shown)?.[1] ?? shown.replace(/<[^<>]*>|[<>]/g, '')
  return inside.exec(address)?.[0] ?? ''
}

export function findEmailProblem(email: string) {
  const address = addressIn(email)
  if (address === '') return 'missing'
  return /^[^\s@]+@[^\s@]+$/.test(address) ? undefined : 'malformed'
}

export function findSignInProblems(email: string, password: string) {
  return { email: findEmailProblem(email), password: password === '' ? 'missing' : undefined } as const
}

/** Shows the toasts of the specification, and never throws. @returns how it ended */
export async function signInWithPassword(
  email: string,
  password: string,
  sender: Sender = createSender(),
): Promise<Sending> {
  notify.dismiss('session')
  const logIn = async ({ signal }: SendOptions) => {
    const { user, token } = await withPassword(password, async (sent) => {
      const { apiUrl } = $settings.get()
      const answer = await api.login({ email: addressIn(email), password: sent }, { signal })
      // The token is for the API that was asked, and the host has set another one.
      if (apiUrl !== $settings.get().apiUrl) throw new OutdatedError()
      return answer
    })
    const id = clientIdOf(user) || readToken(token).clientId
    // A token may be opaque, if the answer names the client.
    if (!id) throw new Error(sessionMessages.get().undecodable)
    return { user: { ...user, _id: id }, token }
  }
  const answer = await sender.send(logIn, { running: signInMessages.get().loggingIn })
  if (answer) signIn(answer.user, answer.token)
  return sender.$sending.get()
}
