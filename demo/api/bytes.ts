/** Where the bytes of files are kept: apart from the records, on disk in a server, in memory elsewhere. */
export interface Bytes {
  save(id: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>
  read(id: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Does nothing when there are none. */
  remove(id: string): Promise<void>
}

/** Keeps bytes for as long as the page or the test lives. */
export function createMemoryBytes(): Bytes {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>()
  return {
    async save(id, bytes) {
      kept.set(id, bytes)
    },
    async read(id) {
      return kept.get(id)
    },
    async remove(id) {
      kept.delete(id)
    },
  }
}
