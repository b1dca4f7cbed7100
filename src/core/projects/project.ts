import { createFamily } from '../data/family'
import { createResource } from '../data/resource'
import * as api from '../server/api/projects'
import { notifyUnlessMissing } from '../server/notify'
import type { Project } from '../server/schema'

/** One project, by its `_id`. */
export const projectOf = createFamily((id, $owner) =>
  createResource<Project>({
    for: $owner,
    topic: `service/${id}/`,
    load: (_, options) => api.service(id, options),
    onFailure: notifyUnlessMissing,
  }),
)
