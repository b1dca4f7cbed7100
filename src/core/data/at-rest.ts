/** Lists that have changed, and wait until they rest to be written down. */
export const unwritten = new Set<() => void>()

/** Writes down at once what lists show: the client is about to leave them by a link. */
export function writeLists(): void {
  for (const write of unwritten) write()
}
