import type { ReactNode } from 'react'
import {
  $attention,
  $client,
  $consultant,
  $features,
  $payments,
  $projects,
  $settings,
  consultantMessages,
  dashboardMessages,
  mailHref,
  paymentsMessages,
  projectsMessages,
  type ResourceStore,
  ticketMessages,
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
import { space, token } from '../ui/style/tokens'

const parts = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit,minmax(0,1fr))',
  gridAutoFlow: 'column',
  gap: space(4),
  paddingBlockStart: space(4),
  borderBlockStart: `1px solid ${token('line')}`,
  [narrow]: { gridAutoFlow: 'row', gridTemplateColumns: 'minmax(0,1fr)' },
})
const name = css({ textAlign: 'center', fontSize: token('text-sm'), color: token('text-muted') })

/** Whether a list has no rows; `undefined` while that is not known yet. */
function useIsEmpty(store: ResourceStore<unknown>): boolean | undefined {
  const resource = useStore(store)
  if (resource.status === 'waiting' || (resource.status === 'loading' && !resource.slow)) return undefined
  if (resource.status !== 'ready' || resource.failure) return false
  return Array.isArray(resource.data) && resource.data.length === 0
}

/** Payments are not asked for where the host has turned them off. */
const usePaymentsStore = (): ResourceStore<unknown> =>
  useStore($features).isSectionOn('payments') ? $payments : $projects

/**
 * Whether the client has no projects, and nothing else either, as far as is known yet. So the page does not change once
 * more for a new client when the last answer arrives.
 */
export function useFirstDay(): boolean {
  const isOn = useStore($features).isSectionOn('projects')
  const attention = useStore($attention)
  const hasNoProjects = useIsEmpty($projects) === true
  const hasPayments = useIsEmpty(usePaymentsStore()) === false
  const waits = attention.status === 'ready' && attention.items.length + attention.troubles.length > 0
  return isOn && hasNoProjects && !hasPayments && !waits
}

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
  const tickets = useStore(ticketMessages)
  const consultant = useStore($consultant)
  const isAssigned = useStore($client)?.POC
  const isOn = useStore($features).isSectionOn('support')
  const navigation = useNavigation()
  if (consultant.status === 'ready') {
    const { name, email } = consultant.data
    const href = mailHref(email)
    if (href) return <ButtonLink href={href}>{t.writeTo({ name: name || email })}</ButtonLink>
  }
  const isAwaited = consultant.status === 'loading' || consultant.status === 'waiting'
  if (!isOn || (isAssigned && isAwaited)) return null
  return <ButtonLink {...navigation.link('raiseTicket')}>{tickets.raise}</ButtonLink>
}
