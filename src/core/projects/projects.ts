import { createResource } from '../data/resource'
import * as api from '../server/api/projects'
import type { Project } from '../server/schema'
import { $clientId } from '../session/session'
import { prepareFormats } from '../settings/format'

export const $projects = createResource<Project[]>({
  for: $clientId,
  topic: 'services/',
  load(...request) {
    prepareFormats()
    return api.services(...request)
  },
})
