import { projectOf } from '../../../core/index'
import { useNavigation } from '../../host/navigation'
import { useStore } from '../../host/use-store'
import { LiveStatusBadge } from '../../shared/changes/live-status-badge'
import { StatusBadge } from '../../shared/status-badge'
import { Badge } from '../../ui/badge'
import { Skeleton } from '../../ui/feedback/skeleton'

interface ProjectStatusProps {
  projectId: string
  /** Whether it also tells of a change: one of those on a page does. */
  isLive: boolean
}

/** The status of a project, with its room while that is loading. */
export function ProjectStatus({ projectId, isLive }: ProjectStatusProps) {
  const project = useStore(projectOf(projectId))
  const navigation = useNavigation()
  if (project.status !== 'ready') {
    return (
      <Badge tone="neutral">
        <Skeleton width="3rem" />
      </Badge>
    )
  }
  const { active, serviceName } = project.data
  if (!isLive) return <StatusBadge status={active} />
  const address = navigation.link('project', { serviceId: projectId }).href
  return (
    <LiveStatusBadge
      status={active}
      of={{ id: projectId, name: serviceName, answer: project.data, address }}
    />
  )
}
