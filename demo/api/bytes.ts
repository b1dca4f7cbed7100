/** Stores the bytes of files, apart from the records: on disk in a server, in memory elsewhere. */
export interface Bytes {
  /** Keeps bytes that come piece by piece. They can be read when the last piece is kept. */
  save(id: string, pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<void>
  read(id: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Does nothing if there are no bytes for this id. */
  remove(id: string): Promise<void>
}

/** Keeps bytes in memory, as long as the page or the test runs. */
export function createMemoryBytes(): Bytes {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>()
  return {
    async save(id, pieces) {
      const parts: BlobPart[] = []
      // Nothing else has a part of these bytes, so they are no shared memory.
      for await (const piece of pieces) parts.push(piece as Uint8Array<ArrayBuffer>)
      kept.set(id, new Uint8Array(await new Blob(parts).arrayBuffer()))
    },
    async read(id) {
      return kept.get(id)
    },
    async remove(id) {
      kept.delete(id)
    },
  }
}
