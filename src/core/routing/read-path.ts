import { pageUrl } from '../page/browser'
import { routes } from '../settings/routes'

/** The place of the portal's path: the path of the address bar, its hash, or memory only. */
export type Routing = 'path' | 'hash' | 'memory'

/** The path under which a portal stands, without a slash at its end: `/account`, or '' for the root of the site. */
export const rootOf = (base: string): string => `/${base}`.replace(/\/+/g, '/').replace(/\/$/, '')

/** The screens that mailed links lead to. */
const mailed: readonly string[] = [routes.resetPassword.shown, routes.signInLink.shown]

/** Reads the portal's path from the address bar; `null` when it is not kept there. */
export const readPath: Readonly<Record<Routing, (root: string) => string | null>> = {
  path(root) {
    const { pathname, search, hash } = new URL(pageUrl())
    const isInside = pathname === root || pathname.startsWith(`${root}/`)
    const path = (isInside && pathname.slice(root.length)) || '/'
    // A mailed link may have its secret in the hash, which no server gets: `/reset-password#/ID/TOKEN`.
    return path + (mailed.includes(path) && hash[1] === '/' ? hash.slice(1) : search)
  },
  hash() {
    const path = new URL(pageUrl()).hash.slice(1)
    return path.startsWith('/') ? path : '/'
  },
  memory: () => null,
}
