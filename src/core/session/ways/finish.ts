/** What all ways to sign in have in common: what follows the server's answer. */

import { logout } from '../../server/api/session'
import type { HalfDone, SignedIn } from '../../server/api/sign-in'
import { OutdatedError } from '../../server/api-error'
import { notify } from '../../server/notify'
import type { Sender, Sending, SendOptions } from '../../server/sending'
import { $token } from '../../server/token'
import { readToken } from '../../server/token/reading'
import { $settings } from '../../settings/config'
import { sessionMessages } from '../../text/messages/session/session'
import { signInMessages } from '../../text/messages/session/sign-in'
import { $client, $session, clientIdOf, continueSession, endSession, signIn } from '../session'
import { askForStep, forgetStepOver, leaveSecondStep } from './half-done'
import { noteWay, type SlowWay } from './latest-way'
import { keepTrust, nameOfAddress } from './trust'

type Answer = SignedIn | HalfDone

interface Around {
  /** The address that the client has entered; empty where nobody knows it. */
  email: string
  /** How it is named beside what is kept, where the address itself is not known. */
  who?: string
  /** By what the client has begun; none for a passkey. */
  way?: SlowWay | null
  /** Called when the server has taken what was sent, before the session begins. */
  onTaken?: () => void
}

/**
 * Signs in by the answer to a call, or shows that the server asks for a second step. Shows the toasts of the specification, and
 * never throws.
 * @param call Asks the server by `ofThisApi()`.
 * @returns how it ended
 */
export async function finishSignIn(
  call: (options: SendOptions) => Promise<Answer>,
  sender: Sender,
  around: Around,
): Promise<Sending> {
  notify.dismiss('session')
  forgetStepOver()
  const ask = async (options: SendOptions) => {
    const answer = await call(options)
    return 'step' in answer ? answer : withId(answer)
  }
  const answer = await sender.send(ask, { running: signInMessages.get().loggingIn })
  const { email, who = nameOfAddress(email), way = null, onTaken } = around
  if (answer) onTaken?.()
  if (answer && 'step' in answer) askForStep({ ...answer, email, who, way })
  else if (answer) {
    enter(answer, who)
    noteWay(way)
  }
  return sender.$sending.get()
}

/** Makes a call. @throws OutdatedError where the host has set another API since: the token is for the one that was asked. */
export async function ofThisApi<Output>(call: () => Promise<Output>): Promise<Output> {
  const { apiUrl } = $settings.get()
  const answer = await call()
  if (apiUrl !== $settings.get().apiUrl) throw new OutdatedError()
  return answer
}

function withId({ user, token, trust }: SignedIn): SignedIn {
  const id = clientIdOf(user) || readToken(token).clientId
  // A token may be opaque, if the answer names the client.
  if (!id) throw new Error(sessionMessages.get().undecodable)
  return { user: { ...user, _id: id }, token, trust }
}

function enter({ user, token, trust }: SignedIn, who: string): void {
  if (trust) keepTrust(who, trust)
  leaveSecondStep()
  const former = $token.get()
  const known = $client.get()
  const isSame = known !== null && clientIdOf(known) === clientIdOf(user)
  // The client has proved anew who it is.
  if (isSame && $session.get().status === 'signed-in') continueSession(token)
  else {
    if (known && !isSame) endSession('other-tab')
    signIn(user, token)
  }
  // The session of before ends.
  if (former && former !== token) void logout(former)
}
