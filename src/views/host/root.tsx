import { type ComponentType, type ReactNode, useMemo } from 'react'
import { HoldContext, useHolds } from './hold'
import { type Host, HostContext } from './host'
import { MissingPanel } from './missing-panel'
import { createReport, ReportContext } from './report'
import { Safe } from './safe'

export interface RootProps {
  host: Host
  /** The view, given the element's attributes by the names of its props. */
  view: ComponentType<Record<string, unknown>>
  values: Readonly<Record<string, unknown>>
  /** Stands between the element and its view: it decides whether the view may be shown. */
  gate: ComponentType<GateProps>
  /** Stands within a line, such as a header's. */
  inline?: boolean
  /** Props without which there is nothing to show, and the attributes they come from. */
  required: readonly { prop: string; attribute: string }[]
}

export interface GateProps {
  inline?: boolean
  children: ReactNode
}

/** What stands around every view: its host, the gate for whoever is not signed in, and a net for what it throws. */
export function Root({ host, view: View, values, gate: Gate, inline, required }: RootProps) {
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
            ) : (
              <Gate inline={inline}>
                <View {...values} />
              </Gate>
            )}
          </Safe>
        </HoldContext.Provider>
      </ReportContext.Provider>
    </HostContext.Provider>
  )
}
