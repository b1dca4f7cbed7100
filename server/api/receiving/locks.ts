/**
 * Lets in one request at a time for each key, in this process. Who comes asks all before to end: of a line that was cut, the
 * server may not know yet.
 */
import { Refusal } from '../../base/refusal.ts'

export interface Lock {
  /**
   * Waits for its turn.
   * @param onAsked Called when somebody waits for the turn to end.
   * @throws a `Refusal` with 503 if that takes too long, or the signal's reason
   */
  lock(signal: AbortSignal, onAsked: () => unknown): Promise<void>
  unlock(): Promise<void>
}

interface Turn {
  ended: Promise<void>
  /** Asks whoever has the turn now to end it. */
  ask(): void
}

/** @param seconds the longest that anybody waits */
export function createLocks(seconds: number): (key: string) => Lock {
  const latest = new Map<string, Turn>()
  return (key) => {
    let end = () => {}
    return {
      async lock(signal, onAsked) {
        signal.throwIfAborted()
        let before = latest.get(key)
        let isAsked = false
        const ended = new Promise<void>((resolve) => {
          end = resolve
        })
        const turn: Turn = {
          ended,
          ask() {
            isAsked = true
            if (before) before.ask()
            else onAsked()
          },
        }
        latest.set(key, turn)
        ended.then(() => latest.get(key) === turn && latest.delete(key))
        if (!before) return
        before.ask()
        await within(seconds, before.ended, signal).catch((error) => {
          // Who has come after this one waits for those before it, all the same.
          before?.ended.then(end)
          throw error
        })
        before = undefined
        if (isAsked) onAsked()
      },
      async unlock() {
        end()
      },
    }
  }
}

/** @throws a `Refusal` with 503 if it takes longer, or the signal's reason */
function within(seconds: number, ended: Promise<void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = new Refusal(503, 'What came last is still being kept.', { 'Retry-After': '1' })
    const timer = setTimeout(() => reject(late), seconds * 1000)
    const onAbort = () => reject(signal.reason)
    signal.addEventListener('abort', onAbort)
    ended.then(() => {
      clearTimeout(timer)
      signal.removeEventListener('abort', onAbort)
      resolve()
    })
  })
}
