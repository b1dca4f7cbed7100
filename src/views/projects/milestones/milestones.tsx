import { useEffect } from 'react'
import { milestonesOf, noteSeen, projectMessages, projectOf } from '../../../core/index'
import { useNavigation } from '../../host/navigation'
import { useResource } from '../../host/use-resource'
import { useStore } from '../../host/use-store'
import { ListChanges } from '../../shared/changes/list-changes'
import { FailedPanel } from '../../shared/failed-panel'
import { ResourceNotice } from '../../shared/resource-notice'
import { Card } from '../../ui/card'
import { EmptyState } from '../../ui/feedback/empty-state'
import type { ProjectProps } from '../project'
import { ProjectScreen } from '../project-screen'
import { ProjectTimeline } from '../project-timeline'
import { TroubleLink } from '../trouble-link'
import { MilestoneList, MilestoneSkeleton } from './milestone-list'

export function Milestones({ serviceId: projectId }: ProjectProps) {
  const t = useStore(projectMessages)
  return (
    <ProjectScreen projectId={projectId} heading={t.viewMilestones} description={t.viewMilestonesHint}>
      <ProjectTimeline projectId={projectId} updates="none" />
      <Card title={t.allMilestones}>
        <AllMilestones projectId={projectId} />
      </Card>
      <TroubleLink>{t.milestonesTrouble}</TroubleLink>
    </ProjectScreen>
  )
}

function AllMilestones({ projectId }: { projectId: string }) {
  const t = useStore(projectMessages)
  const store = milestonesOf(projectId)
  const resource = useResource(store)
  const project = useStore(projectOf(projectId))
  const address = useNavigation().link('milestones', { serviceId: projectId }).href
  const data = resource.status === 'ready' ? resource.data : undefined
  useEffect(() => {
    if (data) noteSeen(data, { route: 'milestones', params: { serviceId: projectId } })
  }, [data, projectId])
  const startDate = project.status === 'ready' ? project.data.startDate : ''
  if (resource.status === 'failed') return <FailedPanel failure={resource.failure} onRetry={store.retry} />
  // The start comes first: without it, the milestones would move when it is known.
  if (resource.status !== 'ready' || project.status === 'loading') {
    return (
      <>
        <ResourceNotice resource={resource} store={store} />
        <MilestoneSkeleton />
      </>
    )
  }
  // The key keeps it when the first milestone comes: that is a change, too.
  const changes = (
    <ListChanges
      key="changes"
      rows={resource.data}
      title={t.milestones}
      store={store}
      rowKey={({ title, dueDate }) => `${title} ${dueDate}`}
      rowVersion={({ status }) => status}
      addressesOf={() => [address]}
    />
  )
  return (
    <>
      <ResourceNotice resource={resource} store={store} />
      <MilestoneList projectId={projectId} startDate={startDate} milestones={resource.data} />
      {resource.data.length === 0 && <EmptyState compact title={t.noMilestones} text={t.noMilestonesHint} />}
      {changes}
    </>
  )
}
