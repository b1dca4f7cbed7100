import { useStore } from '@nanostores/react'
import { projectMessages } from '../core/index'
import { ProjectScreen } from './parts/project-screen'
import { ProjectTimeline } from './parts/project-timeline'
import { TroubleLink } from './parts/trouble-link'
import type { ProjectProps } from './project'

/** "Project Updates": everything that happened in a project. */
export function ProjectUpdates({ serviceId }: ProjectProps) {
  const t = useStore(projectMessages)
  return (
    <ProjectScreen serviceId={serviceId} heading={t.updates} description={t.updatesHint}>
      <ProjectTimeline serviceId={serviceId} updates="all" />
      <TroubleLink>{t.updatesTrouble}</TroubleLink>
    </ProjectScreen>
  )
}
