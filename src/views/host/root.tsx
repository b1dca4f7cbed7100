import { useStore } from '@nanostores/react'
import { type ComponentType, Fragment, type ReactNode, useContext, useEffect, useMemo } from 'react'
import { $session } from '../../core/index'
import { SignInAgain } from '../session/sign-in-again'
import { HoldContext, useClientKey, useHolds } from './hold'
import { type Host, HostContext } from './host'
import { MissingPanel } from './missing-panel'
import { createReport, ReportContext, useReport } from './report'
import { Safe } from './safe'
import { SignInLink } from './sign-in-link'
import { SignedOutPanel } from './signed-out-panel'

export interface RootProps {
  host: Host
  /** The view, given the element's attributes by the names of its props. */
  view: ComponentType<Record<string, unknown>>
  values: Readonly<Record<string, unknown>>
  access: 'client' | 'public'
  /** Stands within a line, such as a header's: signed out, it is the way to the sign-in alone, where there is one. */
  inline?: boolean
  /** Props without which there is nothing to show, and the attributes they come from. */
  required: readonly { prop: string; attribute: string }[]
}

/** What stands around every view: its host, the gate for whoever is not signed in, and a net for what it throws. */
export function Root({ host, view: View, values, access, inline, required }: RootProps) {
  const report = useMemo(() => createReport(host), [host])
  const holds = useHolds()
  const missing = required.find(({ prop }) => !values[prop])
  return (
    <HostContext.Provider value={host}>
      <ReportContext.Provider value={report}>
        <HoldContext.Provider value={holds}>
          <Safe>
            {missing ? (
              <MissingPanel attribute={missing.attribute} />
            ) : access === 'client' ? (
              <Gate host={host} inline={inline}>
                <View {...values} />
              </Gate>
            ) : (
              <Open>
                <View {...values} />
              </Open>
            )}
          </Safe>
        </HoldContext.Provider>
      </ReportContext.Provider>
    </HostContext.Provider>
  )
}

/** Elements that show a client's data say so where nobody is signed in. A form with unsent input waits. */
function Gate({ host, inline, children }: Pick<RootProps, 'host' | 'inline'> & { children: ReactNode }) {
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
      {isWaiting && <SignInAgain />}
    </>
  )
}

/** What needs no session is ready unless a part of it says otherwise. */
function Open({ children }: { children: ReactNode }) {
  useReport('ready')
  return children
}
