import { authorBy, isClient } from '../data/author'
import type { ProjectFile } from '../server/schema'
import { nothing } from '../settings/format'

export const isMine = ({ uploadedBy: { userType, id } }: ProjectFile) => authorBy(userType, id) === 'mine'

/** Whether the company uploaded the file, and not the client's side. */
export const isProviders = ({ uploadedBy }: ProjectFile) => !isClient(uploadedBy.userType)

/** `Me`, the name of a colleague, or the provider with the name of the person there, if it is known. */
export function uploaderOf(file: ProjectFile, me: string, provider: string): (string | undefined)[] {
  const { name } = file.uploadedBy
  if (isProviders(file)) return [provider, name]
  return [isMine(file) ? me : name || nothing]
}
