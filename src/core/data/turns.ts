/**
 * Requests that can wait go out behind the content: when the first answer has come to everything else that is on screen, or
 * takes longer than usual. Then so many at once that a browser has a connection left for what the client does.
 */
import type { ReadableAtom } from 'nanostores'

/** The most of them that are under way at once. */
const mostAtOnce = 5

interface Request<Answer> {
  /** The resource that asks. */
  store: ReadableAtom
  /** Whether nothing is known yet of what is asked for. */
  isFirst: boolean
  send: () => Promise<Answer>
  signal: AbortSignal
}

interface Turn {
  store: ReadableAtom
  begin(): void
}

/** For each resource: how many of those who listen can wait. */
const patient = new WeakMap<ReadableAtom, number>()
/** The requests, by their signals, whose first answers are awaited by what is on screen. */
const awaited = new Set<AbortSignal>()
const queue = new Set<Turn>()
let underWay = 0
let isLooking = false

/** Listens to a resource for something that can wait. As soon as somebody listens who can't, it is asked for at once. */
export function listenPatiently(store: ReadableAtom, listener: () => void): () => void {
  const count = (change: number) => patient.set(store, (patient.get(store) ?? 0) + change)
  count(1)
  const leave = store.listen(listener)
  return () => {
    count(-1)
    leave()
  }
}

/** Who has just begun to listen is counted by nanostores only when the request has been sent. */
function canWait(store: ReadableAtom): boolean {
  const count = patient.get(store) ?? 0
  return count > 0 && count >= store.lc
}

/** Sends a request: now, or when it is its turn. One that is aborted before that is not sent, and never settled. */
export function sendInTurn<Answer>({ store, isFirst, send, signal }: Request<Answer>): Promise<Answer> {
  if (!canWait(store)) {
    if (isFirst) awaited.add(signal)
    look()
    return send()
  }
  return new Promise((resolve, reject) => {
    const turn: Turn = {
      store,
      begin() {
        const end = () => {
          signal.removeEventListener('abort', end)
          underWay -= 1
          look()
        }
        underWay += 1
        signal.addEventListener('abort', end)
        send()
          .finally(() => signal.aborted || end())
          .then(resolve, reject)
      },
    }
    queue.add(turn)
    signal.addEventListener('abort', () => queue.delete(turn))
    look()
  })
}

/** To be called when rows have come, when none will come, and when the answer takes long. */
export function contentCame(signal: AbortSignal | undefined): void {
  if (signal && awaited.delete(signal)) look()
}

/** Lets those begin whose turn it is. In a later task: an answer can lead to another question of the content. */
function look(): void {
  if (isLooking || queue.size === 0) return
  isLooking = true
  setTimeout(() => {
    isLooking = false
    for (const turn of queue) {
      if (canWait(turn.store) && (awaited.size > 0 || underWay >= mostAtOnce)) continue
      queue.delete(turn)
      turn.begin()
    }
  })
}
