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
  type Session,
  takeReturn,
} from '../../core/index'
import { HoldContext, useClientKey } from '../host/hold'
import { useHost } from '../host/use-host'
import { useStore } from '../host/use-store'
import { needsSession, type Situation, situationOf } from './situation'

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

/** Protects the screens that need a session. @returns the situation, which says what to show */
export function useGuard({ location, path, match, seen }: Guarded): Situation {
  const host = useHost()
  const session = useStore($session)
  const client = useClientKey()
  const question = useStore($question)
  const { isHeld: hasInput } = useContext(HoldContext)
  const route = match?.name
  const { client: former, required } = seen.current
  const situation = situationOf({
    session,
    route,
    hasInput,
    isSlow: useSlow(
      session.status === 'checking' && (route === 'login' || route === 'signInLink') && !hasInput,
    ),
    isOther: former !== undefined && former !== client,
    isManaged: useStore($settings).getToken !== undefined,
    hasFailed: useStore($sessionFailure) !== null,
    hasLeft: useStore($departure) !== null,
    // A portal that comes later hears first whether somebody has signed in since.
    question: required === session ? null : question,
  })

  // Again for each path, client and session, in the same situation, too.
  useEffect(() => {
    // The session has changed since this was drawn, and has said why: what is drawn next follows it.
    if (session !== $session.get()) return
    const before = seen.current.session
    seen.current = { ...seen.current, session, client }
    const go = (target: string) => location.go(target, { replace: true })
    switch (situation) {
      case 'known':
        checkToken()
        break
      case 'foreign':
        // The new client may have no access to the path.
        go(routePath('dashboard'))
        break
      case 'entered':
        goOn(go)
        break
      case 'held':
        host.raise('cp-session-required', {})
        break
      case 'to-host':
      case 'to-login':
        seen.current.required = session
        host.raise('cp-session-required', {})
        if (situation === 'to-host') return
        prepareLogin(path, session, before)
        go(routePath('login'))
    }
  }, [host, location, session, client, path, situation, seen])

  return situation
}

/** Leaves the login for what the client wanted: a page of the host's, a path of the portal, or the dashboard. */
function goOn(go: (path: string) => void): void {
  const page = takeReturn('page')
  const asked = page ? null : takeReturn()
  if (page) leaveTo(page)
  else go(asked && needsSession(matchRoute(asked)?.name) ? asked : routePath('dashboard'))
}

/** Before the login: says that there is no token, unless the session has just ended, and keeps the path for afterwards. */
function prepareLogin(path: string, session: Session, before: Session | undefined): void {
  const reason = session === before ? undefined : endOf(session)
  if (reason === undefined) checkToken()
  // A sign-out doesn't remember the path it leaves. A path requested after it is remembered.
  if (!before || (reason !== 'user' && reason !== 'other-tab')) rememberReturn(path)
}

/** Why the session ended; `undefined` if there was no session before. */
function endOf(session: Session) {
  if (session.status === 'expired') return 'expired'
  return session.status === 'signed-out' ? session.reason : undefined
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
