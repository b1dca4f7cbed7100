import { type RefObject, useContext, useEffect, useState } from 'react'
import {
  $departure,
  $question,
  $session,
  $sessionFailure,
  $settings,
  checkToken,
  leaveTo,
  matchRoute,
  type PortalLocation,
  patience,
  type RouteMatch,
  rememberReturn,
  routePath,
  routes,
  type Session,
  takeReturn,
} from '../../core/index'
import { HoldContext, useClientKey } from '../host/hold'
import { useHost } from '../host/use-host'
import { useStore } from '../host/use-store'

/**
 * - `show`: show the screen.
 * - `hold`: keep the screen, because a form in it has unsent input, and put a sign-in dialog over it.
 * - `wait`: show nothing, because a redirect is under way.
 * - `check`: show that something is loading, because the stored session at the login is still being checked.
 * - `sign-in`: show that the client is signed out, and ask the host to sign the client in; or that the host can't be asked.
 */
type Verdict = 'show' | 'hold' | 'wait' | 'check' | 'sign-in'

const isProtected = (match: RouteMatch | null) => !match || routes[match.name].access === 'protected'

/** What was drawn last, in whatever layout. */
interface Seen {
  session?: Session
  client?: string | undefined
  /** The session in which the host was asked for a sign-in. */
  required?: Session
}

export interface Guarded {
  location: PortalLocation
  path: string
  match: RouteMatch | null
  seen: RefObject<Seen>
}

/**
 * Protects the screens that need a session. Without a session, the portal goes to its login and remembers the
 * requested path. If the host signs its clients in (`getToken`), the portal shows no login of its own: it
 * asks the host by `cp-session-required`.
 */
export function useGuard({ location, path, match, seen }: Guarded): Verdict {
  const host = useHost()
  const session = useStore($session)
  const isManaged = useStore($settings).getToken !== undefined
  const hasFailed = useStore($sessionFailure) !== null
  const hasLeft = useStore($departure) !== null
  const question = useStore($question)
  const client = useClientKey()
  const isClosed = session.status === 'signed-out' || session.status === 'expired'
  const needsSession = isProtected(match)
  const hasInput = useContext(HoldContext).isHeld
  const isHeld = hasInput && session.status === 'expired' && needsSession
  const isShut = isClosed && needsSession && !isHeld
  // A client who has begun to type stays at the login: the form then links to the dashboard.
  const isIdleLogin = match?.name === 'login' && !hasInput
  const isDone = session.status === 'signed-in' && isIdleLogin
  const isChecking = session.status === 'checking' && isIdleLogin
  const isCheckSlow = useSlow(isChecking)
  // The previous client opened this path. The new client may have no access to it, and goes to the dashboard.
  const isForeign =
    session.status === 'signed-in' &&
    needsSession &&
    seen.current.client !== undefined &&
    seen.current.client !== client &&
    match?.name !== 'dashboard'

  // A portal that comes later hears first whether somebody has signed in since.
  const isAskedAgain = question !== null && seen.current.required !== session

  useEffect(() => {
    // The session has changed since this was drawn, and has said why: what is drawn next follows it.
    if (session !== $session.get()) return
    const isFirst = seen.current.session === undefined
    const isNews = seen.current.session !== session
    seen.current = { ...seen.current, session, client }
    if (isHeld) host.raise('cp-session-required', {})
    else if (isShut && (hasFailed || hasLeft || isAskedAgain)) return
    else if (isShut) {
      seen.current.required = session
      host.raise('cp-session-required', {})
      if (isManaged) return
      const reason = isNews ? endOf(session) : undefined
      if (reason === undefined) checkToken()
      // A sign-out doesn't remember the path it leaves. A path requested after it is remembered.
      if (isFirst || (reason !== 'user' && reason !== 'other-tab')) rememberReturn(path)
      location.go(routePath('login'), { replace: true })
    } else if (isDone) {
      const page = takeReturn('page')
      if (page) return leaveTo(page)
      const asked = takeReturn()
      location.go(asked && isProtected(matchRoute(asked)) ? asked : routePath('dashboard'), { replace: true })
    } else if (isForeign) location.go(routePath('dashboard'), { replace: true })
    else if (needsSession && 'client' in session && session.client) checkToken()
  }, [
    host,
    location,
    session,
    client,
    path,
    needsSession,
    isHeld,
    isShut,
    isDone,
    isForeign,
    isManaged,
    hasFailed,
    hasLeft,
    isAskedAgain,
    seen,
  ])

  if (isShut) return !isManaged ? 'wait' : isAskedAgain && question === 'running' ? 'check' : 'sign-in'
  if (hasFailed && (needsSession || isIdleLogin)) return 'sign-in'
  if (isHeld) return 'hold'
  if (isChecking && !isCheckSlow) return 'check'
  return isDone || isForeign ? 'wait' : 'show'
}

function useSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setSlow(true), patience)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isWaiting])
  return isSlow
}

/** Why the session ended; `undefined` if there was no session before. */
function endOf(session: Session) {
  if (session.status === 'expired') return 'expired'
  return session.status === 'signed-out' ? session.reason : undefined
}
