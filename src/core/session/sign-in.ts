/** Signs a client in by email and password: the specification's sections 5, 7 and 8. */
import * as api from '../server/api/sign-in'
import { createSender, type Sender, type Sending, type SendOptions } from '../server/sending'
import { visible } from '../text/visible'
import { withPassword } from './send-password'
import { finishSignIn, ofThisApi } from './ways/finish'
import { nameOfAddress, trustOf } from './ways/trust'

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
  text: string,
  password: string,
  sender: Sender = createSender(),
): Promise<Sending> {
  const email = addressIn(text)
  const trust = trustOf(nameOfAddress(email))
  const logIn = ({ signal }: SendOptions) =>
    withPassword(password, (sent) =>
      ofThisApi(() => api.login({ email, password: sent, ...(trust && { trust }) }, { signal })),
    )
  return finishSignIn(logIn, sender, { email, way: 'password' })
}
