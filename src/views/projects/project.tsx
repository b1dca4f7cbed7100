import { useRef } from 'react'
import {
  $features,
  filesMessages,
  paymentsMessages,
  projectMessages,
  sortUpdates,
  updatesOf,
} from '../../core/index'
import { ProjectApprovals } from '../approvals/project-approvals'
import { Files } from '../files/files'
import { Slot } from '../host/slot'
import { useStore } from '../host/use-store'
import { Payments } from '../payments/payments'
import { ConsultantCard } from '../people/consultant'
import { holdsBack } from '../shared/holds-back'
import { PartLinks } from '../shared/part-links'
import { ProjectStory } from '../story/project-story'
import { useStandings } from '../tickets/use-standings'
import { css } from '../ui/style/styles'
import { ProjectScreen } from './project-screen'
import { mostRecent, ProjectTimeline } from './project-timeline'
import { ProjectSummary } from './summary/project-summary'

// Updates are long, or there are none.
const timelineStyle = css(holdsBack)

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
  const timeline = useRef<HTMLDivElement>(null)
  const asked = useAsked(projectId)
  return (
    <ProjectScreen projectId={projectId} isOwnPage heading={t.details}>
      <Slot name="project-before" />
      <ProjectSummary projectId={projectId}>
        <PartLinks
          label={t.details}
          isComing={asked === undefined}
          parts={[
            ...(asked ? [{ name: asked.title, ref: timeline, waits: true }] : []),
            ...parts.filter(({ section }) => isSectionOn(section)),
          ]}
        />
      </ProjectSummary>
      <div ref={timeline} className={timelineStyle}>
        <ProjectTimeline projectId={projectId} updates="recent" />
      </div>
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

/** The newest of the updates in view that waits for the client: the way down begins with it. `undefined` until it is known. */
function useAsked(projectId: string) {
  const updates = useStore(updatesOf(projectId))
  const { isKnown, standingOf } = useStandings(projectId)
  if (updates.status === 'failed') return null
  if (!isKnown || updates.status !== 'ready') return
  const shown = sortUpdates(updates.data).slice(0, mostRecent)
  return shown.find((update) => standingOf(update).isAsked) ?? null
}
