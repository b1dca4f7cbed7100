/** What is known of a call while it is answered. `watch.ts` notes it at the end. */
import type { Context } from 'hono'
import type { Refusal } from './refusal.ts'

interface Watched {
  /** The id that the answer carries, too: `X-Request-Id`. */
  id: string
  /** The client who asks, or whose file it is. */
  who?: string
  refusal?: Refusal
}

const key = 'watched'

export const watch = (context: Context, call: Watched): void => context.set(key, call)

/** Whoever learns more of the call adds it. */
export const watched = (context: Context): Watched => context.get(key)
