import { isVisible } from './browser'

/** The longest delay of a browser timer, in milliseconds. It has 32 bits: a longer timer fires at once. */
export const longestTimer = 2 ** 31 - 1

/** An answer is slow when it takes longer than this, in milliseconds. Views then say so. */
export const patience = 10_000

/** A pause, or up to half as much again, by chance: what has failed at the same moment must not come again at the same moment. */
export function jitter(milliseconds: number): number {
  const [random = 0] = crypto.getRandomValues(new Uint8Array(1))
  return milliseconds * (1 + random / 510)
}

/**
 * Lets the browser draw and answer the client between two pieces of long work. Nobody waits for a page that is hidden, and
 * there each pause would take a second.
 */
export const pause = async (): Promise<void> => {
  if (isVisible()) await new Promise<void>((resolve) => setTimeout(resolve))
}

/** Makes a function that acts once in a task: when it is called again in the same one, it does nothing. */
export function oncePerTask(action: () => void): () => void {
  let hasActed = false
  return () => {
    if (hasActed) return
    hasActed = true
    queueMicrotask(() => {
      hasActed = false
    })
    action()
  }
}
