import { Fragment, useContext, useEffect, useState } from 'react'
import { $departure, $question, $session, $sessionFailure } from '../../core/index'
import { HoldContext, useClientKey } from '../host/hold'
import { onDemand, usePrepared } from '../host/on-demand'
import { useReport } from '../host/report'
import type { GateProps } from '../host/root'
import { useHost } from '../host/use-host'
import { useStore } from '../host/use-store'

/** Loaded when the page is idle: most pages are seen by clients who are signed in. */
export const SignedOut = onDemand(
  () => import('../host/panels/signed-out-panel'),
  ({ SignedOut }, props: Pick<GateProps, 'inline'>) => <SignedOut {...props} />,
)

/**
 * Shows its children only to a client who is signed in. Otherwise it shows the signed-out panel; in an inline
 * element, only the button in it. When the session expires, a form with unsent input stays on screen.
 */
export function Gate({ inline, children }: GateProps) {
  const host = useHost()
  const session = useStore($session)
  const departure = useStore($departure)
  const hasFailed = useStore($sessionFailure) !== null
  const isClosed = session.status === 'signed-out' || session.status === 'expired'
  const isKnown = 'client' in session && session.client !== null
  const { isHeld, SignInAgain } = useContext(HoldContext)
  const isWaiting = isHeld && session.status === 'expired'
  // Not after a sign-out of the client's own: a page that goes to its sign-in would keep its `signOut()` from its end.
  const isRequired = isClosed && !hasFailed && departure === null
  const question = useStore($question)
  // An element that comes later hears first whether somebody has signed in since.
  const [isSure, setSure] = useState(false)
  const isAsked = isRequired && !isSure && question === 'running'
  // The views inside report the state once the client is known, and while unsent input waits for the client: a host
  // that hides what is signed out must not hide that.
  useReport(isWaiting ? null : isClosed && !isAsked ? 'signed-out' : isKnown ? null : 'loading')
  useEffect(() => {
    if (!isRequired) setSure(false)
    else if (!isSure && !question) {
      setSure(true)
      host.raise('cp-session-required', {})
    }
  }, [host, isRequired, isSure, question])
  const key = useClientKey()
  usePrepared(SignedOut)
  if ((isClosed && !isWaiting && !isAsked) || hasFailed) return <SignedOut inline={inline} />
  return (
    <>
      <Fragment key={key}>{children}</Fragment>
      {SignInAgain && <SignInAgain open={isWaiting} />}
    </>
  )
}

/** Shows a view to everybody. The element is `ready`, unless a view inside reports `error` or `loading`. */
export function NoGate({ children }: GateProps) {
  useReport('ready')
  return children
}
