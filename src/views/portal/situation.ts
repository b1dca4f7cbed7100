/**
 * What the session means for the screen that a path asks for. It is decided once, by `situationOf()`: the effect in
 * `use-guard.ts` does what the situation says, and `portal.tsx` shows it.
 *
 * | Situation   | When                                                        | Shows      | Does                      |
 * | ----------- | ----------------------------------------------------------- | ---------- | ------------------------- |
 * | `open`      | the screen needs no session, or nobody knows who is there   | the screen |                           |
 * | `known`     | the screen needs a session, and a client is known           | the screen | checks the token          |
 * | `foreign`   | the client before opened the path; another one is signed in | nothing    | goes to the dashboard     |
 * | `entered`   | at the login or a mailed link, and a client is signed in    | nothing    | goes on from there        |
 * | `held`      | the session has expired over unsent input                   | a dialog   | asks the host             |
 * | `to-login`  | nobody is signed in; the portal has its own login           | nothing    | asks the host, goes there |
 * | `to-host`   | nobody is signed in; the host signs its clients in          | a panel    | asks the host             |
 * | `checking`  | the server, or `getToken()`, is about to say who is there   | loading    |                           |
 * | `unasked`   | as `to-host`, but asking is of no use, or not wanted yet    | a panel    |                           |
 * | `unsettled` | as `unasked`, but the host has taken `getToken` away since  | nothing    |                           |
 *
 * It asks the host by `cp-session-required`. The dialog, to sign in again, stands over the screen; the panel says that the
 * client is signed out.
 */
import { type $question, type RouteName, routes, type Session } from '../../core/index'

export type Situation =
  | 'open'
  | 'known'
  | 'foreign'
  | 'entered'
  | 'held'
  | 'to-login'
  | 'to-host'
  | 'checking'
  | 'unasked'
  | 'unsettled'

interface Facts {
  session: Session
  /** The screen; `undefined` for a page of the host's own, and for an unknown path. */
  route: RouteName | undefined
  /** A form has unsent input. */
  hasInput: boolean
  /** The check of the session takes long. */
  isSlow: boolean
  /** Another client has used this portal before. */
  isOther: boolean
  /** The host signs its clients in (`getToken`). */
  isManaged: boolean
  /** The host's own sign-in has failed. It never has while a client is known. */
  hasFailed: boolean
  /** The client has signed out, and nobody has signed in since. */
  hasLeft: boolean
  /** The question to the host, if this portal has to wait for the answer. */
  question: ReturnType<typeof $question.get>
}

export const needsSession = (route: RouteName | undefined) => !route || routes[route].access === 'protected'

export function situationOf(facts: Facts): Situation {
  const { session, route, hasInput, isManaged, hasFailed, question } = facts
  const { status } = session
  if (!needsSession(route)) {
    // A client who has begun to type stays at the login: the form then links to the dashboard.
    if ((route !== 'login' && route !== 'signInLink') || hasInput) return 'open'
    if (hasFailed) return 'unasked'
    if (status === 'signed-in') return 'entered'
    return status === 'checking' && !facts.isSlow ? 'checking' : 'open'
  }
  if ('client' in session) {
    if (hasFailed) return 'unasked'
    if (status === 'signed-in' && facts.isOther && route !== 'dashboard') return 'foreign'
    return session.client ? 'known' : 'open'
  }
  // That the host's sign-in has failed is told in place of the screen, over unsent input, too.
  if (hasInput && status === 'expired') return hasFailed ? 'to-host' : 'held'
  if (!hasFailed && !facts.hasLeft && !question) return isManaged ? 'to-host' : 'to-login'
  if (!isManaged) return 'unsettled'
  return question === 'running' ? 'checking' : 'unasked'
}
