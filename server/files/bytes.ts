/** Stores the bytes of files, apart from the records: on disk in a server, in memory elsewhere. */
export interface Bytes {
  /** Keeps bytes that come piece by piece. They can be read when the last piece is kept. */
  save(id: string, pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<void>
  /** Opens them, to be read piece by piece. Whoever does not read to the end cancels the body. */
  read(id: string): Promise<KeptBytes | undefined>
  /** Does nothing if there are no bytes for this id. */
  remove(id: string): Promise<void>
  /** Throws if files can't be kept at the moment. */
  ping(): Promise<void>
}

export interface KeptBytes {
  size: number
  body: ReadableStream<Uint8Array<ArrayBuffer>>
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
      const found = kept.get(id)
      return found && { size: found.length, body: inPieces(found) }
    },
    async remove(id) {
      kept.delete(id)
    },
    async ping() {},
  }
}

/** As much of a file is handed on at once. */
export const PIECE = 64 * 1024

function inPieces(bytes: Uint8Array<ArrayBuffer>): KeptBytes['body'] {
  let start = 0
  return new ReadableStream(
    {
      pull(controller) {
        const piece = bytes.subarray(start, start + PIECE)
        start += piece.length
        if (piece.length > 0) controller.enqueue(piece)
        else controller.close()
      },
    },
    { highWaterMark: 0 },
  )
}
