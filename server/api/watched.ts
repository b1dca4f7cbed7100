/** What is known of a call while it is answered, and when it is. `watch.ts` notes it at the end. */
import type { Context } from 'hono'
import { routePath } from 'hono/route'
import type { Refusal } from '../base/refusal.ts'

interface Watched {
  /** The id that the answer carries, too: `X-Request-Id`. */
  id?: string
  /** The client who asks, or whose file it is. */
  who?: string
  refusal?: Refusal
}

const key = 'watched'

/** Whoever learns more of the call adds it. */
export function watched(context: Context): Watched {
  if (!context.get(key)) context.set(key, {})
  return context.get(key)
}

/** What was called, without the values in its path: `GET /api/v1/uploads/:id/:name`. */
export const routeOf = (context: Context) => `${context.req.method} ${routePath(context)}`
