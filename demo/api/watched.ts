/** What is known of a call while it is answered, and when it is. `watch.ts` notes it at the end. */
import type { Context } from 'hono'
import type { Refusal } from './refusal.ts'

/** How a call ended. Nothing in it comes from a client. */
export interface Answered {
  /** Its name in `calls`; or `download`, `health`, `ready`, `openapi`, and `other` for what is no call. */
  name: string
  status: number
  /** Until the answer began: a stream of news goes on for minutes, a file for as long as its reader takes. */
  seconds: number
  /** Why it was refused. */
  reason: string | undefined
}

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
