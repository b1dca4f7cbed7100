import { createFamily } from '../data/family'
import { createResource } from '../data/resource'
import * as api from '../server/api/projects'
import type { Milestone } from '../server/schema'
import { normalizeStatus, sameStatus } from '../text/same-status'

/** A failed request is only logged, so that the rest of the page stays usable. */
export const milestonesOf = createFamily((id, $owner) =>
  createResource<Milestone[]>({
    for: $owner,
    topic: `service/${id}/`,
    load: (_, options) => api.milestones(id, options),
    onFailure: (failure) => console.error('Error during fetching milestones.', failure),
  }),
)

/** How much of a milestone's segment of the progress bar is filled, from 0 to 1. */
export function milestoneFill({ status }: Milestone): number {
  const word = normalizeStatus(status)
  if (word === 'completed') return 1
  return word === 'inprogress' ? 0.7 : 0
}

export const isCompleted = ({ status }: Milestone) => sameStatus(status, 'completed')
