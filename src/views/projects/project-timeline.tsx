import { useStore } from '@nanostores/react'
import { type ReactNode, useMemo } from 'react'
import { createUpdateList, milestonesOf, projectMessages, projectOf, updatesOf } from '../../core/index'
import { useNavigation } from '../host/navigation'
import { useResource } from '../host/use-resource'
import { FailedPanel } from '../shared/failed-panel'
import { ResourceNotice } from '../shared/resource-notice'
import { StatusBadge } from '../shared/status-badge'
import { Link } from '../ui/buttons/link'
import { Card } from '../ui/card'
import { EmptyState } from '../ui/feedback/empty-state'
import { Notice } from '../ui/feedback/notice'
import { SkeletonLines } from '../ui/feedback/skeleton'
import { css } from '../ui/style/styles'
import { space } from '../ui/style/tokens'
import { MilestoneSummary } from './milestones/milestone-summary'
import { MilestonesFailed } from './milestones/milestones-failed'
import { UpdateList } from './update-list'

const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space(5) })

/** How many updates the project's own page shows. */
const mostRecent = 2

interface ProjectTimelineProps {
  projectId: string
  /** Which updates are shown: the most recent ones with a link to all, all of them, or none. */
  updates: 'recent' | 'all' | 'none'
}

/** "Project Timeline": status, milestones and updates. */
export function ProjectTimeline({ projectId, updates }: ProjectTimelineProps) {
  const t = useStore(projectMessages)
  const navigation = useNavigation()
  const project = useStore(projectOf(projectId))
  const milestonesStore = milestonesOf(projectId)
  const milestones = useResource(milestonesStore)
  const hasMilestones = milestones.status === 'ready' && milestones.data.length > 0
  return (
    <Card
      title={t.timeline}
      actions={
        <>
          {project.status === 'ready' && <StatusBadge status={project.data.active} />}
          {updates === 'recent' && hasMilestones && (
            <Link
              variant="lone"
              icon="chevron-right"
              {...navigation.link('milestones', { serviceId: projectId })}
            >
              {t.viewMilestones}
            </Link>
          )}
        </>
      }
      footer={
        updates === 'recent' && (
          <Link
            variant="lone"
            icon="chevron-right"
            {...navigation.link('projectUpdates', { serviceId: projectId })}
          >
            {t.viewMore}
          </Link>
        )
      }
    >
      <div className={stack}>
        {hasMilestones && <MilestoneSummary milestones={milestones.data} />}
        {milestones.status === 'failed' && (
          <MilestonesFailed failure={milestones.failure} onRetry={milestonesStore.retry} />
        )}
        {updates !== 'none' && (
          <Updates projectId={projectId} count={updates === 'recent' ? mostRecent : undefined} />
        )}
      </div>
    </Card>
  )
}

function Updates({ projectId, count }: { projectId: string; count: number | undefined }): ReactNode {
  const t = useStore(projectMessages)
  const store = updatesOf(projectId)
  const resource = useResource(store)
  const { rows } = useStore(useMemo(() => createUpdateList(projectId), [projectId]).$rows)
  if (resource.status === 'failed') return <FailedPanel failure={resource.failure} onRetry={store.retry} />
  if (resource.status === 'ready' && rows.length === 0) {
    return <EmptyState compact drawing="projects" title={t.noUpdates} text={t.noUpdatesHint} />
  }
  return (
    <>
      <ResourceNotice resource={resource} store={store} />
      {rows.some((update) => update.actionRequiredFromClient) && (
        <Notice tone="danger">{t.actionRequired}</Notice>
      )}
      {resource.status === 'ready' ? (
        <UpdateList updates={rows.slice(0, count)} />
      ) : (
        <SkeletonLines lines={6} />
      )}
    </>
  )
}
