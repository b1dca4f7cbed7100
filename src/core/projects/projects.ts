import { createResource } from '../data/resource'
import * as api from '../server/api/projects'
import type { Project } from '../server/schema'
import { $clientId } from '../session/session'

export const $projects = createResource<Project[]>({
  for: $clientId,
  topic: 'services/',
  load: api.services,
})
