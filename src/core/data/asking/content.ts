/**
 * Which requests are awaited by what is on screen, for those that can wait. What can wait is in `turns.ts`: most pages don't
 * load it.
 */
import type { ReadableAtom } from 'nanostores'

interface Turns {
  /** Sends a request of a store later; `undefined` if it can't wait. */
  wait<Answer>(
    store: ReadableAtom,
    send: () => Promise<Answer>,
    signal: AbortSignal,
  ): Promise<Answer> | undefined
  /** Called when less or more is awaited. */
  look(): void
}

/** The requests, by their signals, to which nothing has been answered yet. */
const awaited = new Set<AbortSignal>()
let turns: Turns | undefined

export function setTurns(given: Turns): void {
  turns = given
}

export const isContentThere = () => awaited.size === 0

/** Sends a request of a store: now, or when it is its turn. @param isFirst whether nothing is known of the answer yet */
export function sendInTurn<Answer>(
  store: ReadableAtom,
  isFirst: boolean,
  send: () => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  const later = turns?.wait(store, send, signal)
  if (later) return later
  if (isFirst) awaited.add(signal)
  turns?.look()
  return send()
}

/** To be called when rows have come, when none will come, and when the answer takes longer than usual. */
export function contentCame(signal: AbortSignal | undefined): void {
  if (signal && awaited.delete(signal)) turns?.look()
}
