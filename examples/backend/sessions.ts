/** Sessions behind a cookie that no script can read. This process keeps them; several servers share a database. */
import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { LRUCache } from 'lru-cache'

const minute = 60_000
/** A session ends when nothing was asked for so long, */
const idle = 30 * minute
/** and so long after the sign-in, whatever is asked. */
const longest = 8 * 60 * minute
/** When there are more, the one that is longest unused ends. */
const most = 10_000

/** `__Host-`: browsers take this cookie from this very host alone, so no host beside it can plant one. */
const name = '__Host-session'
const options = { path: '/', secure: true, httpOnly: true, sameSite: 'Lax' } as const

/** @param now The time in milliseconds */
export function createSessions<Kept>(now: () => number = Date.now) {
  const sessions = new LRUCache<string, { kept: Kept; endsAt: number }>({
    max: most,
    ttl: idle,
    updateAgeOnGet: true,
    perf: { now },
    ttlResolution: 0, // it asks for the time at each request
  })

  return {
    /** Begins a session with an id that nobody can know, and ends the one that the browser had. */
    begin(context: Context, kept: Kept): void {
      sessions.delete(getCookie(context, name) ?? '')
      const id = randomBytes(32).toString('base64url')
      sessions.set(id, { kept, endsAt: now() + longest })
      setCookie(context, name, id, options)
    },

    /** Ends the browser's session: a copy of the cookie is worth nothing then. */
    end(context: Context): void {
      sessions.delete(deleteCookie(context, name, options) ?? '')
    },

    /** What is kept for this browser. */
    of(context: Context): Kept | undefined {
      const session = sessions.get(getCookie(context, name) ?? '')
      return session && now() < session.endsAt ? session.kept : undefined
    },
  }
}
