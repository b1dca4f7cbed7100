/** For each list that has changed and is not written down yet: the function that writes it down. */
export const unwritten = new Set<() => void>()

/** Writes down at once what lists show: the client is about to leave them by a link. */
export function writeLists(): void {
  for (const write of unwritten) write()
}
