import { projectOf } from '../../../core/index'
import { useNavigation } from '../../host/navigation'
import { useStore } from '../../host/use-store'
import { LiveStatusBadge } from '../../shared/changes/live-status-badge'
import { Badge } from '../../ui/badge'
import { Skeleton } from '../../ui/feedback/skeleton'

/** The status of a project, with its room while that is loading. */
export function ProjectStatus({ projectId }: { projectId: string }) {
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
  const address = navigation.link('project', { serviceId: projectId }).href
  return (
    <LiveStatusBadge
      status={active}
      of={{ id: projectId, name: serviceName, answer: project.data, address }}
    />
  )
}
