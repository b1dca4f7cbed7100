import { type ComponentType, type ReactNode, useMemo } from 'react'
import { HoldContext, useHolds } from './hold'
import { type Host, HostContext } from './host'
import { MissingPanel } from './missing-panel'
import { createReport, ReportContext } from './report'
import { Safe } from './safe'

export interface RootProps {
  host: Host
  /** The view. It gets `values` as its props. */
  view: ComponentType<Record<string, unknown>>
  /** The values of the element's attributes and properties, by the names of the view's props. */
  values: Readonly<Record<string, unknown>>
  /** Wraps the view, and decides whether the view may be shown. */
  gate: ComponentType<GateProps>
  /** The element stands within a line, such as in a header. */
  inline?: boolean
  /** Props that the view can't do without, each with the attribute that it comes from. */
  required: readonly { prop: string; attribute: string }[]
}

export interface GateProps {
  inline?: boolean
  children: ReactNode
}

/** Wraps every view: provides its host, checks the session with the gate, and catches the view's errors. */
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
