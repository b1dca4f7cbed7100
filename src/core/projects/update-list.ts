import { createList, type List } from '../data/list'
import type { ProjectUpdate } from '../server/schema'
import { updatesOf } from './updates'

/** Creates the list of a project's updates for one view, newest first. */
export const createUpdateList = (id: string): List<ProjectUpdate> =>
  createList(updatesOf(id), { date: ({ createdAt }) => createdAt })
