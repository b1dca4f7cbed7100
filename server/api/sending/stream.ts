/** A text that goes on until one side ends it. */
export interface Stream {
  body: ReadableStream<Uint8Array<ArrayBuffer>>
  /** Does nothing once the stream has ended. */
  write(text: string): void
  end(error?: unknown): void
}

interface StreamOptions {
  /** What may wait for its reader, in bytes. A reader who is slower is let go. */
  bytesWaiting: number
  /** Aborted when the reader goes away. */
  signal: AbortSignal
  /** Cuts the connection, where there is one. Its server would log an error of the stream, for each reader. */
  hangUp: (() => void) | undefined
  /** Called once, at the end. It comes after `createStream` has returned. */
  onEnd(): void
}

export function createStream({ bytesWaiting, signal, hangUp, onEnd }: StreamOptions): Stream {
  const encoder = new TextEncoder()
  let controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined
  /** @returns what can still be written to; `undefined` the second time */
  const leave = () => {
    const left = controller
    controller = undefined
    if (left) onEnd()
    return left
  }
  const end = (error?: unknown) => {
    const left = leave()
    if (error === undefined) left?.close()
    else left?.error(error)
  }
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      start(given) {
        controller = given
      },
      cancel: () => void leave(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: bytesWaiting }),
  )
  const breakOff = (error: unknown) => {
    hangUp?.()
    end(hangUp ? undefined : error)
  }
  const abort = () => queueMicrotask(() => breakOff(signal.reason))
  if (signal.aborted) abort()
  else signal.addEventListener('abort', abort, { once: true })
  return {
    body,
    end,
    write(text) {
      controller?.enqueue(encoder.encode(text))
      if ((controller?.desiredSize ?? 0) < 0) breakOff(new Error('The reader of a stream is too slow.'))
    },
  }
}
