import { commonMessages, milestonesOf, projectMessages } from '../../core/index'
import { useNavigation } from '../host/navigation'
import { useResource } from '../host/use-resource'
import { useStore } from '../host/use-store'
import { Link } from '../ui/buttons/link'
import { Card } from '../ui/card'
import { icons } from '../ui/pictures/icons'
import { css } from '../ui/style/styles'
import { space } from '../ui/style/tokens'
import { visuallyHidden } from '../ui/visually-hidden'
import { MilestoneSummary, MilestoneSummarySkeleton } from './milestones/milestone-summary'
import { MilestonesTrouble } from './milestones/milestones-trouble'
import { ProjectStatus } from './summary/project-status'
import { Updates } from './updates/updates'

const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space(4) })

// Beside the title, as on the project's page beside its name.
const besideTitle = css({ '& > [part=card-header]': { justifyContent: 'flex-start' } })

/** How many updates the project's own page shows. */
export const mostRecent = 2

interface ProjectTimelineProps {
  projectId: string
  /** Which updates are shown: the most recent ones with a link to all, all of them, or none. */
  updates: 'recent' | 'all' | 'none'
}

export function ProjectTimeline({ projectId, updates }: ProjectTimelineProps) {
  const t = useStore(projectMessages)
  const common = useStore(commonMessages)
  const navigation = useNavigation()
  const more = navigation.link('projectUpdates', { serviceId: projectId })
  // There, the status and what comes next stand right above, with the name of the project: the eye meets them once.
  const isOnProjectPage = updates === 'recent'
  const milestonesStore = milestonesOf(projectId)
  // An element that is about the updates is as they are.
  const milestones = useResource(milestonesStore, updates !== 'all')
  const isPending = milestones.status === 'loading' || milestones.status === 'waiting'
  const trouble =
    milestones.status === 'failed'
      ? t.milestonesNotLoaded({ message: milestones.failure.message })
      : milestones.status === 'loading' && milestones.slow && common.slow
  const isReady = milestones.status === 'ready'
  const hasMilestones = isReady && milestones.data.length > 0
  return (
    <Card
      title={t.timeline}
      className={isOnProjectPage ? undefined : besideTitle}
      actions={
        <>
          <span className={isOnProjectPage ? visuallyHidden : undefined}>
            <ProjectStatus projectId={projectId} />
          </span>
          {isOnProjectPage && (hasMilestones || isPending) && (
            <Link
              variant="lone"
              icon={icons.chevronRight}
              // It keeps its room while nobody knows whether there are milestones.
              style={{ visibility: isPending ? 'hidden' : undefined }}
              {...navigation.link('milestones', { serviceId: projectId })}
            >
              {t.viewMilestones}
            </Link>
          )}
        </>
      }
      footer={
        isOnProjectPage &&
        more.href && (
          <Link variant="lone" icon={icons.chevronRight} {...more}>
            {t.viewMore}
          </Link>
        )
      }
    >
      {/* Below it, the list of them says that there are none. */}
      {(updates !== 'none' || !isReady || hasMilestones) && (
        <div className={stack}>
          {hasMilestones && <MilestoneSummary milestones={milestones.data} hasNext={!isOnProjectPage} />}
          {trouble ? (
            <MilestonesTrouble onRetry={milestonesStore.retry}>{trouble}</MilestonesTrouble>
          ) : (
            isPending && <MilestoneSummarySkeleton hasNext={!isOnProjectPage} />
          )}
          {updates !== 'none' && (
            <Updates key={projectId} projectId={projectId} count={isOnProjectPage ? mostRecent : undefined} />
          )}
        </div>
      )}
    </Card>
  )
}
