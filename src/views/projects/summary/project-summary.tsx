import { type ReactNode, useMemo } from 'react'
import {
  $format,
  asDay,
  commonMessages,
  dueOf,
  type Format,
  nothing,
  type Project,
  pendingPayment,
  projectMessages,
  projectOf,
  remainingOf,
} from '../../../core/index'
import { useStore } from '../../host/use-store'
import { dateText } from '../../shared/date-text'
import { useOwnColumns } from '../../shared/fields/use-own-columns'
import { Card } from '../../ui/card'
import { Skeleton } from '../../ui/feedback/skeleton'
import { tiny } from '../../ui/style/queries'
import { css } from '../../ui/style/styles'
import { space, token } from '../../ui/style/tokens'
import type { Column } from '../../ui/tables/columns'
import { VisuallyHidden } from '../../ui/visually-hidden'
import { NextOfProject } from '../milestones/next-milestone'
import { Facts } from './facts'
import { PaidBar } from './paid-bar'
import { ProjectStatus } from './project-status'

// The status stands beside the name, however long that is.
const frame = css({
  '& > [part=card-header]': {
    flexWrap: 'nowrap',
    columnGap: space(3),
    alignItems: 'flex-start',
    justifyContent: 'flex-start',
    [tiny]: { flexWrap: 'wrap' },
    '& > :last-child': {
      flex: 'none',
      minBlockSize: `calc(${token('text-2xl')}*${token('line-height-large')})`,
    },
  },
})
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
    note: (project) => {
      const due = dueOf(project)
      const remaining = remainingOf(project)
      // Of an amount that is not known, nothing is said.
      if (remaining === 0 || Number.isNaN(due)) return null
      if (due === remaining) return t.dueNow
      return due > 0 ? t.partDue({ amount: format.money(due, project.currency) }) : t.notDueYet
    },
  },
  { id: 'appliedDate', header: t.appliedDate, cell: ({ createdAt }) => dateText(createdAt, format) },
  { id: 'startDate', header: t.startDate, cell: ({ startDate }) => dateText(asDay(startDate), format) },
]

interface ProjectSummaryProps {
  projectId: string
  /** Shown before what is paid, and the facts. */
  children: ReactNode
}

export function ProjectSummary({ projectId, children }: ProjectSummaryProps) {
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
      actions={<ProjectStatus projectId={projectId} />}
      className={frame}
    >
      <NextOfProject projectId={projectId} />
      {children}
      <PaidBar project={isComing ? undefined : project} />
      <Facts facts={facts} project={isComing ? undefined : project} />
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
