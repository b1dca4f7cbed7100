/** Files that the client and the company share about a project. */
import { createFamily } from '../data/family'
import { createResource } from '../data/resource'
import * as api from '../server/api/files'
import { notifyUnlessMissing } from '../server/notify'
import type { ProjectFile } from '../server/schema'

/** In the server's order. */
export const filesOf = createFamily((projectId, $owner) =>
  createResource<ProjectFile[]>({
    for: $owner,
    topic: `files/${projectId}/`,
    load: (_, options) => api.files(projectId, options),
    onFailure: notifyUnlessMissing,
  }),
)
