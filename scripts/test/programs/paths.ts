import { delimiter, join } from 'node:path'

/** Full paths of programs that may be installed, for libraries that take no bare names. */
export function pathsOf(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
}
