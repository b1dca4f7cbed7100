import { useMemo } from 'react'
import {
  $format,
  asDay,
  commonMessages,
  type Format,
  nothing,
  type Project,
  pendingPayment,
  projectMessages,
  projectOf,
} from '../../core/index'
import { useStore } from '../host/use-store'
import { dateText } from '../shared/date-text'
import { useOwnColumns } from '../shared/fields/use-own-columns'
import { StatusBadge } from '../shared/status-badge'
import { Badge } from '../ui/badge'
import { Card } from '../ui/card'
import { Skeleton } from '../ui/feedback/skeleton'
import { css } from '../ui/style/styles'
import { token } from '../ui/style/tokens'
import type { Column } from '../ui/tables/columns'
import { VisuallyHidden } from '../ui/visually-hidden'
import { Facts } from './facts'
import { PaidBar } from './paid-bar'

/** The name leads the page: it is the largest text. */
const name = css({
  display: 'block',
  fontSize: token('text-2xl'),
  lineHeight: token('line-height-large'),
  letterSpacing: '-.015em',
  textWrap: 'balance',
})

const factsOf = (t: ReturnType<typeof projectMessages.get>, format: Format): Column<Project>[] => [
  { id: 'industry', header: t.industry, cell: ({ industry }) => industry || nothing },
  { id: 'serviceId', header: t.serviceId, cell: ({ serviceId }) => serviceId || nothing },
  {
    id: 'totalCost',
    header: t.totalCost,
    cell: ({ totalCost, currency }) => format.money(totalCost, currency),
  },
  {
    id: 'pendingPayment',
    header: t.pendingPayment,
    cell: (project) => format.money(pendingPayment(project), project.currency),
  },
  { id: 'appliedDate', header: t.appliedDate, cell: ({ createdAt }) => dateText(createdAt, format) },
  { id: 'startDate', header: t.startDate, cell: ({ startDate }) => dateText(asDay(startDate), format) },
]

export function ProjectSummary({ projectId }: { projectId: string }) {
  const t = useStore(projectMessages)
  const format = useStore($format)
  const resource = useStore(projectOf(projectId))
  const project = resource.status === 'ready' ? resource.data : undefined
  const [facts, isComing] = useOwnColumns(
    useMemo(() => factsOf(t, format), [t, format]),
    'project',
  )
  return (
    <Card
      title={
        <span className={name}>
          {project ? <bdi>{project.serviceName || nothing}</bdi> : <LoadingTitle />}
        </span>
      }
      actions={
        project ? (
          <StatusBadge status={project.active} />
        ) : (
          <Badge tone="neutral">
            <Skeleton width="3rem" />
          </Badge>
        )
      }
    >
      <Facts facts={facts} project={isComing ? undefined : project} />
      <PaidBar project={isComing ? undefined : project} />
    </Card>
  )
}

function LoadingTitle() {
  const t = useStore(commonMessages)
  return (
    <>
      <VisuallyHidden>{t.loading}</VisuallyHidden>
      <Skeleton width="16rem" />
    </>
  )
}
