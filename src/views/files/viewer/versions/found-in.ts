import type { ViewedFile } from '../file-set'

interface Found {
  /** Which file of the list it is, or a version of it. */
  index: number
  /** All versions of that file, the newest first. */
  versions: readonly ViewedFile[]
  file: ViewedFile
  /** The version that stands beside it. */
  beside: ViewedFile | undefined
}

const versionsOf = (file: ViewedFile): readonly ViewedFile[] => file.versions ?? [file]

/** Finds a file by the id of one of its versions. What is there no more, gives way to the first of the list. */
export function foundIn(
  files: readonly ViewedFile[],
  { id, beside }: { id: string; beside?: string | undefined },
): Found {
  const place = files.findIndex((each) => versionsOf(each).some((version) => version.id === id))
  const index = Math.max(0, place)
  const row = files[index] ?? { id: '', name: '', path: '' }
  const versions = versionsOf(row)
  return {
    index,
    versions,
    file: versions.find((version) => version.id === id) ?? row,
    beside: versions.find((version) => version.id === beside),
  }
}
