/** The client's projects. */
import { computed } from 'nanostores'
import { createList, type List } from '../data/list'
import { createResource } from '../data/resource'
import { sameStatus } from '../data/status'
import * as api from '../server/api/projects'
import type { Project } from '../server/schema'
import { $clientId } from '../session/session'
import { pendingPayment } from './project'

export const $projects = createResource<Project[]>({
  for: $clientId,
  load: api.services,
})

/** The dashboard's figures; `null` until the projects are loaded. */
export const $projectCounts = computed($projects, (resource) => {
  if (resource.status !== 'ready') return null
  const count = (status: string) => resource.data.filter(({ active }) => sameStatus(active, status)).length
  return {
    total: resource.data.length,
    active: count('active'),
    completed: count('completed'),
    pending: resource.data.reduce((sum, project) => sum + pendingPayment(project), 0),
  }
})

/**
 * Creates the list of the projects for one view.
 * @param pageSize rows on a page; all rows when left out.
 */
export const createProjectList = (pageSize?: number): List<Project> =>
  createList($projects, {
    pageSize,
    date: ({ createdAt }) => createdAt,
    texts: ({ serviceId, serviceName }) => [serviceId, serviceName],
    status: ({ active }) => active,
  })
