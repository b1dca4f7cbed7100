/** The steps of a project. */
import { createFamily } from '../data/family'
import { createResource } from '../data/resource'
import { normalizeStatus, sameStatus } from '../data/status'
import * as api from '../server/api/projects'
import type { Milestone } from '../server/schema'
import type { Calendar } from '../settings/calendar'
import { projectMessages } from '../text/messages/project'

/** A project's milestones. Their failure is logged, and no more: the rest of the page stands. */
export const milestonesOf = createFamily((id, $owner) =>
  createResource<Milestone[]>({
    for: $owner,
    load: (_, options) => api.milestones(id, options),
    onFailure: (failure) => console.error(projectMessages.get().milestonesFailed, failure),
  }),
)

/** How full a milestone's part of the bar is, from 0 to 1. */
export function milestoneFill({ status }: Milestone): number {
  const word = normalizeStatus(status)
  if (word === 'completed') return 1
  return word === 'inprogress' ? 0.7 : 0
}

export const isCompleted = ({ status }: Milestone) => sameStatus(status, 'completed')

/** Whether its day has passed without its completion. */
export function isOverdue(milestone: Milestone, { today, dayOf }: Calendar): boolean {
  const day = dayOf(milestone.dueDate)
  return day !== '' && day < today && !isCompleted(milestone)
}
