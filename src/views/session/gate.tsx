import { useStore } from '@nanostores/react'
import { Fragment, useContext, useEffect } from 'react'
import { $session } from '../../core/index'
import { HoldContext, useClientKey } from '../host/hold'
import { useHost } from '../host/host'
import { useReport } from '../host/report'
import type { GateProps } from '../host/root'
import { SignInLink } from '../host/sign-in-link'
import { SignedOutPanel } from '../host/signed-out-panel'
import { SignInAgain } from './sign-in-again'

/**
 * Shows a client's data to a client alone. Where nobody is signed in, it says so; an inline element is then the way
 * to the sign-in alone. A form with unsent input stays.
 */
export function Gate({ inline, children }: GateProps) {
  const host = useHost()
  const session = useStore($session)
  const isClosed = session.status === 'signed-out' || session.status === 'expired'
  const isKnown = 'client' in session && session.client !== null
  // Once the client is known, the view's own parts say what is shown.
  useReport(isClosed ? 'signed-out' : isKnown ? null : 'loading')
  useEffect(() => {
    if (isClosed) host.raise('cp-session-required', {})
  }, [host, isClosed])
  const key = useClientKey()
  const isWaiting = useContext(HoldContext).isHeld && session.status === 'expired'
  if (isClosed && !isWaiting) return inline ? <SignInLink /> : <SignedOutPanel />
  return (
    <>
      <Fragment key={key}>{children}</Fragment>
      <SignInAgain open={isWaiting} />
    </>
  )
}

/** Shows a view to everybody. What needs no session is ready unless a part of it says otherwise. */
export function NoGate({ children }: GateProps) {
  useReport('ready')
  return children
}
