import { type ComponentType, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { importBy } from '../../core/index'
import { HeadingLevelContext } from '../ui/heading'
import { loadPartsBy } from '../ui/load-part'
import { scaled } from '../ui/style/tokens'
import { HoldContext, useHolds } from './hold'
import type { Host, RootValues } from './host'
import { MissingPanel } from './panels/missing-panel'
import { createReport, ReportContext } from './report'
import { Safe } from './safe'
import { HostContext, RestContext } from './use-host'

loadPartsBy(importBy)

export interface RootProps {
  host: Host
  isResting: boolean
  /** The view. It gets `values` as its props. */
  view: ComponentType<Record<string, unknown>>
  /** The values of the element's attributes and properties, by the names of the view's props. */
  values: Readonly<Record<string, unknown>> & RootValues
  /** The language of the texts; and their direction, if it has to be said. */
  language: { lang: string; dir?: 'ltr' | 'rtl' }
  /** Wraps the view, and decides whether the view may be shown. */
  gate: ComponentType<GateProps>
  /** The element stands within a line, such as in a header. */
  inline?: boolean
  /** How wide any other element is where its content decides, in rem. What the view draws doesn't count. */
  width: number
  /** Props that the view can't do without, each with the attribute that it comes from. */
  required: readonly { prop: string; attribute: string }[]
}

export interface GateProps {
  inline?: boolean
  children: ReactNode
}

/**
 * Wraps every view: provides its host, says its language, checks the session with the gate, and catches the view's
 * errors. Dialogs and popovers stand within, too: they get their direction from here.
 */
export function Root(props: RootProps) {
  const { host, isResting, view: View, values, language, gate: Gate, inline, width, required } = props
  const report = useMemo(() => createReport(host), [host])
  const holds = useHolds()
  const missing = required.find(({ prop }) => !values[prop])
  const box = useRef<HTMLDivElement>(null)
  const [translatedTo, setTranslatedTo] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is the event, not that a form holds something
  useLayoutEffect(() => {
    // A translator has put elements of its own in the place of our texts: what we write there, nobody sees. So the view is
    // drawn anew, unless the client would lose what is written, or the place of the focus.
    const translated = box.current?.querySelector('font')
    if (translated && !holds.isHeld && !translated.closest(':focus-within')) setTranslatedTo(language.lang)
  }, [language.lang])
  const content = (
    <Safe>
      {missing ? (
        <MissingPanel attribute={missing.attribute} />
      ) : (
        <Gate inline={inline}>
          <View key={translatedTo} {...values} />
        </Gate>
      )}
    </Safe>
  )
  return (
    <HostContext.Provider value={host}>
      <ReportContext.Provider value={report}>
        <HoldContext.Provider value={holds}>
          <HeadingLevelContext.Provider value={values.headingLevel}>
            <RestContext.Provider value={isResting}>
              <div ref={box} {...language} style={inline ? inLine : undefined}>
                {!inline && <div style={ruler(width)} />}
                <div style={inline ? inLine : contained}>{content}</div>
              </div>
            </RestContext.Provider>
          </HeadingLevelContext.Provider>
        </HoldContext.Provider>
      </ReportContext.Provider>
    </HostContext.Provider>
  )
}

/** It holds panels, which may not stand in a `<span>`. */
const inLine = { display: 'inline' }

/** A column without height that makes an element so wide where its content decides. It shrinks where there is no room. */
const ruler = (width: number) => ({ display: 'grid', grid: scaled(`none/minmax(0,${width}rem)`) })

/**
 * What a view draws doesn't count for that width, or it would change with each text. It stands in `style`: a rule for what
 * follows the ruler would have the browser look at every row of a list again when one is added.
 */
const contained = { contain: 'inline-size' }
