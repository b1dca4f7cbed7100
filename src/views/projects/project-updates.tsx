import { projectMessages } from '../../core/index'
import { useStore } from '../host/use-store'
import type { ProjectProps } from './project'
import { ProjectScreen } from './project-screen'
import { ProjectTimeline } from './project-timeline'
import { TroubleLink } from './trouble-link'

export function ProjectUpdates({ serviceId: projectId }: ProjectProps) {
  const t = useStore(projectMessages)
  return (
    <ProjectScreen projectId={projectId} heading={t.updates} description={t.updatesHint}>
      <ProjectTimeline projectId={projectId} updates="all" />
      <TroubleLink>{t.updatesTrouble}</TroubleLink>
    </ProjectScreen>
  )
}
