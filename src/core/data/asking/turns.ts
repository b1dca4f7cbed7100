/**
 * Requests that can wait go out behind the content: when the first answer has come to everything else that is on screen, or
 * takes longer than usual. Then so many at once that a browser has a connection left for what the client does.
 */
import type { ReadableAtom } from 'nanostores'
import { isContentThere, setTurns } from './content'

/** The most of them that are under way at once. */
const mostAtOnce = 5

interface Turn {
  store: ReadableAtom
  begin(): void
}

/** For each resource: how many of those who listen can wait. */
const patient = new WeakMap<ReadableAtom, number>()
const queue = new Set<Turn>()
let underWay = 0
let isLooking = false

/** Listens to a resource for something that can wait. As soon as somebody listens who can't, it is asked for at once. */
export function listenPatiently(store: ReadableAtom, listener: () => void): () => void {
  setTurns({ wait, look })
  const count = (change: number) => patient.set(store, (patient.get(store) ?? 0) + change)
  count(1)
  const leave = store.listen(listener)
  return () => {
    count(-1)
    leave()
  }
}

/** Nanostores counts who has just begun to listen only when the request has been sent. */
function canWait(store: ReadableAtom): boolean {
  const count = patient.get(store) ?? 0
  return count > 0 && count >= store.lc
}

/** A request that is aborted before its turn is not sent, and never settled. */
function wait<Answer>(
  store: ReadableAtom,
  send: () => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer> | undefined {
  if (!canWait(store)) return undefined
  return new Promise((resolve, reject) => {
    const turn: Turn = {
      store,
      begin() {
        const end = () => {
          underWay -= 1
          look()
        }
        underWay += 1
        signal.addEventListener('abort', end, { once: true })
        send()
          .finally(() => {
            signal.removeEventListener('abort', end)
            if (!signal.aborted) end()
          })
          .then(resolve, reject)
      },
    }
    queue.add(turn)
    signal.addEventListener('abort', () => queue.delete(turn))
    look()
  })
}

/** Lets those begin whose turn it is. In a later task: an answer can lead to another question of the content. */
function look(): void {
  if (isLooking || queue.size === 0) return
  isLooking = true
  setTimeout(() => {
    isLooking = false
    for (const turn of queue) {
      if (canWait(turn.store) && (!isContentThere() || underWay >= mostAtOnce)) continue
      queue.delete(turn)
      turn.begin()
    }
  })
}
