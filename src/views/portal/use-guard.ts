import { useStore } from '@nanostores/react'
import { useContext, useEffect, useRef } from 'react'
import {
  $session,
  $settings,
  checkToken,
  leaveTo,
  matchRoute,
  type PortalLocation,
  type RouteMatch,
  rememberReturn,
  routePath,
  routes,
  type Session,
  takeReturn,
} from '../../core/index'
import { HoldContext, useClientKey } from '../host/hold'
import { useHost } from '../host/host'

/**
 * - `show`: show the screen.
 * - `hold`: keep the screen, because a form in it has unsent input, and put a sign-in dialog over it.
 * - `wait`: show nothing, because a redirect is under way.
 * - `sign-in`: show that the client is signed out; the host is asked to sign the client in.
 */
type Verdict = 'show' | 'hold' | 'wait' | 'sign-in'

const isProtected = (match: RouteMatch | null) => !match || routes[match.name].access === 'protected'

/**
 * Protects the screens that need a session. Without a session, the portal goes to its login and remembers the
 * requested path. If the host signs its clients in (`getToken`), the portal shows no login of its own: it asks the
 * host by `cp-session-required`.
 */
export function useGuard(location: PortalLocation, path: string, match: RouteMatch | null): Verdict {
  const host = useHost()
  const session = useStore($session)
  const isManaged = useStore($settings).getToken !== undefined
  const seen = useRef<Session>(undefined)
  const client = useClientKey()
  const seenClient = useRef(client)
  const isClosed = session.status === 'signed-out' || session.status === 'expired'
  const needsSession = isProtected(match)
  const isHeld = useContext(HoldContext).isHeld && session.status === 'expired' && needsSession
  const isShut = isClosed && needsSession && !isHeld
  const isDone = session.status === 'signed-in' && match?.name === 'login'
  // The path was opened by the previous client, and its data may not exist for the new one: go to the dashboard.
  const isForeign =
    session.status === 'signed-in' &&
    needsSession &&
    seenClient.current !== undefined &&
    seenClient.current !== client &&
    match?.name !== 'dashboard'

  useEffect(() => {
    const isFirst = seen.current === undefined
    const isNews = seen.current !== session
    seen.current = session
    seenClient.current = client
    if (isHeld) host.raise('cp-session-required', {})
    else if (isShut) {
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
    else if (session.status === 'signed-in' && needsSession) checkToken()
  }, [host, location, session, client, path, needsSession, isHeld, isShut, isDone, isForeign, isManaged])

  if (isShut) return isManaged ? 'sign-in' : 'wait'
  if (isHeld) return 'hold'
  const isLikelyDone = match?.name === 'login' && session.status === 'checking'
  return isDone || isLikelyDone || isForeign ? 'wait' : 'show'
}

/** Why the session ended; `undefined` if there was no session before. */
function endOf(session: Session) {
  if (session.status === 'expired') return 'expired'
  return session.status === 'signed-out' ? session.reason : undefined
}
