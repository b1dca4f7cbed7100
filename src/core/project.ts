/** One of the client's projects. */
import * as api from './api/projects'
import { createFamily } from './family'
import { notifyUnlessMissing } from './notify'
import { createResource } from './query'
import type { Project } from './schema'

/** One project, by its `_id`. */
export const projectOf = createFamily((id, $owner) =>
  createResource<Project>({
    name: `project/${id}`,
    for: $owner,
    load: (_, options) => api.service(id, options),
    onFailure: notifyUnlessMissing,
  }),
)

/** What is still to be paid: the total cost less what was received. */
export const pendingPayment = ({ totalCost, receivedAmount }: Project) => totalCost - receivedAmount
