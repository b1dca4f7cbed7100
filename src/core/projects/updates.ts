/** What happened in a project. */
import { createFamily } from '../data/family'
import { createList, type List } from '../data/list'
import { createResource } from '../data/resource'
import * as api from '../server/api/projects'
import { notifyUnlessMissing } from '../server/notify'
import type { ProjectUpdate } from '../server/schema'

/** A project's updates, as the server gives them. */
export const updatesOf = createFamily((id, $owner) =>
  createResource<ProjectUpdate[]>({
    for: $owner,
    load: (_, options) => api.serviceUpdates(id, options),
    onFailure: notifyUnlessMissing,
  }),
)

/** One widget's view of a project's updates, newest first. */
export const createUpdateList = (id: string): List<ProjectUpdate> =>
  createList(updatesOf(id), { date: ({ createdAt }) => createdAt })
