import { useRef } from 'react'
import { $features, filesMessages, paymentsMessages, projectMessages } from '../../core/index'
import { ProjectApprovals } from '../approvals/project-approvals'
import { Files } from '../files/files'
import { Slot } from '../host/slot'
import { useStore } from '../host/use-store'
import { Payments } from '../payments/payments'
import { ConsultantCard } from '../people/consultant'
import { PartLinks } from '../shared/part-links'
import { ProjectStory } from '../story/project-story'
import { ProjectScreen } from './project-screen'
import { ProjectTimeline } from './project-timeline'
import { ProjectSummary } from './summary/project-summary'

export interface ProjectProps {
  /** The project's `_id`. */
  serviceId: string
}

export function Project({ serviceId: projectId }: ProjectProps) {
  const t = useStore(projectMessages)
  const { title: files } = useStore(filesMessages)
  const { history: payments } = useStore(paymentsMessages)
  const { isSectionOn } = useStore($features)
  const parts = [
    { section: 'files', name: files, ref: useRef<HTMLDivElement>(null) },
    { section: 'payments', name: payments, ref: useRef<HTMLDivElement>(null) },
  ] as const
  const [filesPart, paymentsPart] = parts
  return (
    <ProjectScreen projectId={projectId} isOwnPage heading={t.details}>
      <Slot name="project-before" />
      <ProjectSummary projectId={projectId} />
      <PartLinks label={t.details} parts={parts.filter(({ section }) => isSectionOn(section))} />
      <ProjectTimeline projectId={projectId} updates="recent" />
      <ConsultantCard />
      {isSectionOn('files') && (
        <div ref={filesPart.ref}>
          <Files serviceId={projectId} folds />
        </div>
      )}
      <Slot name="project-aside" />
      {isSectionOn('payments') && (
        <div ref={paymentsPart.ref}>
          <Payments variant="recent" serviceId={projectId} />
        </div>
      )}
      <ProjectStory projectId={projectId} />
      <ProjectApprovals projectId={projectId} />
      <Slot name="project-after" />
    </ProjectScreen>
  )
}
