import { $features, projectMessages } from '../../core/index'
import { Files } from '../files/files'
import { useStore } from '../host/use-store'
import { Payments } from '../payments/payments'
import { ConsultantCard } from '../people/consultant'
import { ProjectStory } from '../story/project-story'
import { css } from '../ui/style/styles'
import { space } from '../ui/style/tokens'
import { ProjectScreen } from './project-screen'
import { ProjectSummary } from './project-summary'
import { ProjectTimeline } from './project-timeline'

const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) 20rem',
  alignItems: 'start',
  gap: space(5),
  '@container (max-width:59.5em)': { gridTemplateColumns: 'minmax(0,1fr)' },
})
const stack = css({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space(5) })

export interface ProjectProps {
  /** The project's `_id`. */
  serviceId: string
}

export function Project({ serviceId: projectId }: ProjectProps) {
  const t = useStore(projectMessages)
  const { isSectionOn } = useStore($features)
  return (
    <ProjectScreen projectId={projectId} isOwnPage heading={t.details}>
      <ProjectSummary projectId={projectId} />
      <div className={columns}>
        <div className={stack}>
          <ProjectTimeline projectId={projectId} updates="recent" />
        </div>
        <ConsultantCard />
      </div>
      <Files serviceId={projectId} />
      {isSectionOn('payments') && <Payments variant="recent" serviceId={projectId} />}
      <ProjectStory projectId={projectId} />
    </ProjectScreen>
  )
}
