import { useStore } from '@nanostores/react'
import { projectMessages } from '../../core/index'
import type { ProjectProps } from './project'
import { ProjectScreen } from './project-screen'
import { ProjectTimeline } from './project-timeline'
import { TroubleLink } from './trouble-link'

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
