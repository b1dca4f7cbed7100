/** What happened in a project. */
import * as api from './api/projects'
import { createFamily } from './family'
import { createList } from './list'
import { notifyUnlessMissing } from './notify'
import { createResource } from './query'
import type { ProjectUpdate } from './schema'

/** A project's updates, as the server gives them. */
export const updatesOf = createFamily((id, $owner) =>
  createResource<ProjectUpdate[]>({
    name: `updates/${id}`,
    for: $owner,
    load: (_, options) => api.serviceUpdates(id, options),
    onFailure: notifyUnlessMissing,
  }),
)

/** One widget's view of a project's updates, newest first. */
export const createUpdateList = (id: string) =>
  createList(updatesOf(id), { date: ({ createdAt }) => createdAt })
