/** Sends a body at the pace of its reader. A reader who takes nothing for a while is let go. */
import type { Context } from 'hono'

type Bytes = Uint8Array<ArrayBuffer>

interface Transfer {
  body: ReadableStream<Bytes>
  /** How long the reader may take for a piece. */
  idleSeconds: number
  /** Cuts the connection, where there is one. */
  hangUp: (() => void) | undefined
  /** Called once, at the end. */
  onEnd(): void
  /** Gets the errors of the body. */
  log(error: unknown): void
}

/** @returns the same bytes. Of them, no more than a piece waits here. */
export function transfer({ body, idleSeconds, hangUp, onEnd, log }: Transfer): ReadableStream<Bytes> {
  const reader = body.getReader()
  let idle: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  /** @returns `false` the second time */
  const end = () => {
    if (isOver) return false
    isOver = true
    clearTimeout(idle)
    onEnd()
    return true
  }
  const cancel = async (reason?: unknown) => {
    if (end()) await reader.cancel(reason)
  }
  const breakOff = (controller: ReadableStreamDefaultController<Bytes>, error: unknown) => {
    hangUp?.()
    // The server of a connection would log an error of the stream, for each reader.
    if (hangUp) controller.close()
    else controller.error(error)
  }
  const waitForReader = (controller: ReadableStreamDefaultController<Bytes>) => {
    idle = setTimeout(() => {
      const tooSlow = new Error('The reader of an answer is too slow.')
      breakOff(controller, tooSlow)
      cancel(tooSlow).catch(log)
    }, idleSeconds * 1000)
  }
  return new ReadableStream<Bytes>(
    {
      start: waitForReader,
      async pull(controller) {
        clearTimeout(idle)
        try {
          const { done, value } = await reader.read()
          if (isOver) return
          if (done) {
            end()
            controller.close()
          } else {
            controller.enqueue(value)
            waitForReader(controller)
          }
        } catch (error) {
          if (!end()) return
          log(error)
          breakOff(controller, error)
        }
      },
      cancel,
    },
    { highWaterMark: 0 },
  )
}

/** Cuts the connection that a request came by. In Node, the HTTP server hands its own response on. */
export function hangUpOf({ env }: Context): (() => void) | undefined {
  const outgoing: unknown = Object(env).outgoing
  return outgoing instanceof Object && 'destroy' in outgoing ? () => Object(outgoing).destroy() : undefined
}
