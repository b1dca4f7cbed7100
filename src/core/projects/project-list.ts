/** What views show of all projects: the dashboard's figures, the statuses, the list. */
import { computed } from 'nanostores'
import { createList, type List } from '../data/list'
import { $sumsOf } from '../data/sums'
import type { Project } from '../server/schema'
import { asDay } from '../settings/dates'
import { normalizeStatus, sameStatus } from '../text/same-status'
import { dueOf, mayOweMore, projectsDue } from './due'
import { $projects } from './projects'

/** The dashboard's figures; `null` until the projects are loaded. */
export const $projectCounts = computed([$projects, $sumsOf], (resource, sumsOf) => {
  if (resource.status !== 'ready') return null
  const count = (status: string) => resource.data.filter(({ active }) => sameStatus(active, status)).length
  return {
    total: resource.data.length,
    active: count('active'),
    completed: count('completed'),
    due: sumsOf(projectsDue(resource.data), dueOf),
    mayBeMore: mayOweMore(resource.data),
  }
})

/** The statuses by which the specification filters the project history, in its order. */
export const specifiedStatuses = [
  'Active',
  'Pending',
  'On Hold',
  'Delivered',
  'Delayed',
  'Rejected',
  'Suspended',
] as const

/** The other statuses that the client's projects have, each once. */
export const $otherStatuses = computed($projects, (resource): string[] => {
  const others: string[] = []
  for (const { active } of resource.status === 'ready' ? resource.data : []) {
    const isKnown = [...specifiedStatuses, ...others].some((status) => sameStatus(status, active))
    if (normalizeStatus(active) && !isKnown) others.push(active)
  }
  return others
})

/** The statuses that can be asked for. The dashboard counts completed projects, even if there are none. */
const $statuses = computed($otherStatuses, (others) => [...specifiedStatuses, ...others, 'Completed'])

/** @param pageSize rows on a page; all rows when left out. */
export const createProjectList = (pageSize?: number): List<Project> =>
  createList($projects, {
    pageSize,
    date: ({ createdAt }) => createdAt,
    texts: ({ serviceId, serviceName }) => [serviceId, serviceName],
    dates: ({ startDate, endDate }) => [asDay(startDate), asDay(endDate)],
    status: ({ active }) => active,
    statuses: $statuses,
  })
