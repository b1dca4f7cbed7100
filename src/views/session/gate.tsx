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
 * Shows its children only to a client who is signed in. Otherwise it shows the signed-out panel; in an inline
 * element, only a link to the sign-in. When the session expires, a form with unsent input stays on screen.
 */
export function Gate({ inline, children }: GateProps) {
  const host = useHost()
  const session = useStore($session)
  const isClosed = session.status === 'signed-out' || session.status === 'expired'
  const isKnown = 'client' in session && session.client !== null
  // Once the client is known, the views inside report the state.
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

/** Shows a view to everybody. The element is `ready`, unless a view inside reports `error` or `loading`. */
export function NoGate({ children }: GateProps) {
  useReport('ready')
  return children
}
