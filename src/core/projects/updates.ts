import { createFamily } from '../data/family'
import { createResource } from '../data/resource'
import * as api from '../server/api/projects'
import { notifyUnlessMissing } from '../server/notify'
import type { ProjectUpdate } from '../server/schema'

/** In the server's order. */
export const updatesOf = createFamily((id, $owner) =>
  createResource<ProjectUpdate[]>({
    for: $owner,
    topic: `service/${id}/`,
    load: (_, options) => api.serviceUpdates(id, options),
    onFailure: notifyUnlessMissing,
  }),
)
