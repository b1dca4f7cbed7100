/** Stores the bytes of files, apart from the records: on disk in a server, in memory elsewhere. */
export interface Bytes {
  save(id: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>
  read(id: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Does nothing if there are no bytes for this id. */
  remove(id: string): Promise<void>
}

/** Keeps bytes in memory, as long as the page or the test runs. */
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
