import type { ReactNode } from 'react'
import {
  $client,
  $consultant,
  $features,
  $may,
  $settings,
  consultantMessages,
  dashboardMessages,
  mailHref,
  paymentsMessages,
  projectsMessages,
  ticketsMessages,
} from '../../core/index'
import { useNavigation } from '../host/navigation'
import { useResource } from '../host/use-resource'
import { useStore } from '../host/use-store'
import { Consultant } from '../people/consultant'
import { ButtonLink } from '../ui/buttons/button'
import { Card } from '../ui/card'
import { EmptyState } from '../ui/feedback/empty-state'
import { useHeading } from '../ui/heading'
import { narrow } from '../ui/style/queries'
import { css } from '../ui/style/styles'
import { hairline, space, token } from '../ui/style/tokens'
import { usePaymentsStore } from './use-first-day'

const parts = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit,minmax(0,1fr))',
  gridAutoFlow: 'column',
  gap: space(4),
  paddingBlockStart: space(4),
  borderBlockStart: hairline(),
  [narrow]: { gridAutoFlow: 'row', gridTemplateColumns: 'minmax(0,1fr)' },
})
const name = css({ textAlign: 'center', fontSize: token('text-sm'), color: token('text-muted') })

/** A client's first day: what will be here, and whom to write to. The lists' own texts stand below it, in one card. */
export function FirstDay() {
  const t = useStore(dashboardMessages)
  const projects = useStore(projectsMessages)
  const payments = useStore(paymentsMessages)
  const consultant = useStore(consultantMessages)
  const { consultantTitle } = useStore($settings).brand
  const { isSectionOn } = useStore($features)
  // The element is loading until the payments are known, too.
  useResource(usePaymentsStore())
  return (
    <Card title={t.firstDayTitle} description={t.firstDayHint} actions={<Write />}>
      <div className={parts}>
        <Part name={projects.recent}>
          <EmptyState compact drawing="projects" title={projects.emptyTitle} text={projects.emptyHint} />
        </Part>
        <Part name={consultantTitle || consultant.title}>
          <Consultant />
        </Part>
        {isSectionOn('payments') && (
          <Part name={payments.history}>
            <EmptyState
              compact
              drawing="payments"
              title={payments.recentEmptyTitle}
              text={payments.recentEmptyHint}
            />
          </Part>
        )}
      </div>
    </Card>
  )
}

function Part({ name: text, children }: { name: string; children: ReactNode }) {
  const { Heading } = useHeading(3)
  return (
    <section>
      <Heading className={name}>{text}</Heading>
      {children}
    </section>
  )
}

/** Leads to the consultant's mail; to a new ticket where no consultant is assigned. */
function Write() {
  const t = useStore(dashboardMessages)
  const tickets = useStore(ticketsMessages)
  const consultant = useStore($consultant)
  const isAssigned = useStore($client)?.POC
  const isOn = useStore($features).isSectionOn('support')
  const may = useStore($may)
  const navigation = useNavigation()
  if (consultant.status === 'ready') {
    const { name, email } = consultant.data
    const href = mailHref(email)
    if (href) return <ButtonLink href={href}>{t.writeTo({ name: name || email })}</ButtonLink>
  }
  const isAwaited = consultant.status === 'loading' || consultant.status === 'waiting'
  if (!isOn || !may('write') || (isAssigned && isAwaited)) return null
  return <ButtonLink {...navigation.link('raiseTicket')}>{tickets.raise}</ButtonLink>
}
