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
 * `show` the screen, `hold` it under a sign-in for what is being written in it, `wait` for a redirect that is under
 * way, or ask the host to sign somebody `in`.
 */
type Verdict = 'show' | 'hold' | 'wait' | 'sign-in'

const isProtected = (match: RouteMatch | null) => !match || routes[match.name].access === 'protected'

/**
 * Protected screens need a session. Without one the portal goes to its login and remembers what was asked
 * for; where the host signs clients in, the portal asks it to, and shows no login of its own.
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
  // The page is that of the client before: the next one would ask for it in vain.
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
      // What was asked for after a sign-out is not what was left by it.
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

/** Why a session ended, as news; nothing where there was none. */
function endOf(session: Session) {
  if (session.status === 'expired') return 'expired'
  return session.status === 'signed-out' ? session.reason : undefined
}
