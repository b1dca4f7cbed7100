import {
  $format,
  asDay,
  commonMessages,
  nothing,
  pendingPayment,
  projectMessages,
  projectOf,
} from '../../core/index'
import { useStore } from '../host/use-store'
import { DateText } from '../shared/date-text'
import { Card } from '../ui/card'
import { Skeleton } from '../ui/feedback/skeleton'
import { css } from '../ui/style/styles'
import { token } from '../ui/style/tokens'
import { VisuallyHidden } from '../ui/visually-hidden'
import { Facts } from './facts'
import { PaidBar } from './paid-bar'

/** The name leads the page: it is the largest text. */
const name = css({
  display: 'block',
  fontSize: token('text-2xl'),
  lineHeight: 1.2,
  letterSpacing: '-.015em',
  textWrap: 'balance',
})

export function ProjectSummary({ projectId }: { projectId: string }) {
  const t = useStore(projectMessages)
  const format = useStore($format)
  const resource = useStore(projectOf(projectId))
  const project = resource.status === 'ready' ? resource.data : undefined
  const or = (value: string | undefined) => value || nothing
  const values = project && [
    or(project.industry),
    or(project.serviceId),
    format.money(project.totalCost, project.currency),
    format.money(pendingPayment(project), project.currency),
    <DateText key="applied" value={project.createdAt} />,
    <DateText key="start" value={asDay(project.startDate)} />,
  ]
  const names = [t.industry, t.serviceId, t.totalCost, t.pendingPayment, t.appliedDate, t.startDate]
  return (
    <Card
      title={
        <span className={name}>{project ? <bdi>{or(project.serviceName)}</bdi> : <LoadingTitle />}</span>
      }
    >
      <Facts
        facts={names.map((name, index) => ({
          name,
          value: values ? values[index] : <Skeleton width="6rem" />,
        }))}
      />
      <PaidBar project={project} />
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
