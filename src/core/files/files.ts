/** Files that the client and the company share about a project. */

import { authorBy, isClient } from '../data/author'
import { createFamily } from '../data/family'
import { createResource } from '../data/resource'
import * as api from '../server/api/files'
import { notifyUnlessMissing } from '../server/notify'
import type { ProjectFile } from '../server/schema'
import { nothing } from '../settings/format'

/** A project's files, in the server's order. */
export const filesOf = createFamily((projectId, $owner) =>
  createResource<ProjectFile[]>({
    for: $owner,
    load: (_, options) => api.files(projectId, options),
    onFailure: notifyUnlessMissing,
  }),
)

const authorOf = ({ uploadedBy: { userType, id } }: ProjectFile) => authorBy(userType, id)

/** Whether the person who is signed in uploaded the file. */
export const isMine = (file: ProjectFile) => authorOf(file) === 'mine'

/** Whether the company uploaded the file, and not the client's side. */
export const isProviders = ({ uploadedBy }: ProjectFile) => !isClient(uploadedBy.userType)

/**
 * Who uploaded a file, in words: `Me`, the name of a colleague, or the provider with the name of the person there, if it
 * is known.
 */
export function uploaderOf(file: ProjectFile, me: string, provider: string): (string | undefined)[] {
  const { name } = file.uploadedBy
  if (isProviders(file)) return [provider, name]
  return [isMine(file) ? me : name || nothing]
}
