/** The updates of a project. */
import { createFamily } from '../data/family'
import { createList, type List } from '../data/list'
import { createResource } from '../data/resource'
import * as api from '../server/api/projects'
import { notifyUnlessMissing } from '../server/notify'
import type { ProjectUpdate } from '../server/schema'

/** A project's updates, in the server's order. */
export const updatesOf = createFamily((id, $owner) =>
  createResource<ProjectUpdate[]>({
    for: $owner,
    load: (_, options) => api.serviceUpdates(id, options),
    onFailure: notifyUnlessMissing,
  }),
)

/** Creates the list of a project's updates for one view, newest first. */
export const createUpdateList = (id: string): List<ProjectUpdate> =>
  createList(updatesOf(id), { date: ({ createdAt }) => createdAt })
