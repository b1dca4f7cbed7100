/** The client's projects. */
import { computed } from 'nanostores'
import * as api from './api/projects'
import { createList } from './list'
import { pendingPayment } from './project'
import { createResource } from './query'
import type { Project } from './schema'
import { $clientId } from './session'
import { sameStatus } from './status'

export const $projects = createResource<Project[]>({
  name: 'projects',
  for: $clientId,
  load: api.services,
})

/** The dashboard's figures; `null` until the projects are known. */
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

/** One widget's view of the projects. */
export const createProjectList = (pageSize?: number) =>
  createList($projects, {
    pageSize,
    date: ({ createdAt }) => createdAt,
    texts: ({ serviceId, serviceName }) => [serviceId, serviceName],
    status: ({ active }) => active,
  })
