/**
 * Where a portal stands: one small store over the address bar, its hash, or nothing but memory,
 * under any base path. It patches nothing of the host's.
 */
import { atom, type ReadableAtom } from 'nanostores'
import { keptPath, onAddressChange, writeAddress } from '../page/address'
import { pageUrl } from '../page/browser'
import { shownPath } from './routing'

export type Routing = 'path' | 'hash' | 'memory'

export interface PortalLocation {
  /** The portal's path, which begins with `/` and has no base, and how many were visited before it. */
  $entry: ReadableAtom<{ path: string; visit: number }>
  /** The address that stands in a link to a portal path. */
  href(path: string): string
  /** Goes to a portal path; `replace` leaves no step back. */
  go(path: string, options?: { replace?: boolean }): void
  /** Follows the address bar until stopped. */
  start(): () => void
}

/**
 * @param base the path under which the portal stands, `/account`; for `path` routing.
 * @param path where a portal in `memory` begins.
 */
export function createLocation(routing: Routing, base: string, path = '/'): PortalLocation {
  const kind = kinds[routing]
  const root = `/${base}`.replace(/\/+/g, '/').replace(/\/$/, '')
  const href = (to: string) => kind.href(to, root)
  const write = (to: string, replace: boolean) => {
    const shown = shownPath(to)
    writeAddress(href(shown), { replace, ...(shown !== to && { kept: to }) })
  }
  /** What the address bar stands for. A secret in it is taken out at once, and kept with the history's entry. */
  const read = () => {
    const path = kind.read(root)
    if (path === null) return null
    const kept = keptPath()
    if (kept !== null && shownPath(kept) === path) return kept
    if (shownPath(path) !== path) write(path, true)
    return path
  }
  const $entry = atom({ path: read() ?? path, visit: 0 })
  const visit = (to: string) => {
    if (to !== $entry.get().path) $entry.set({ path: to, visit: $entry.get().visit + 1 })
  }
  return {
    $entry,
    href,
    go(to, { replace = false } = {}) {
      if (routing !== 'memory') write(to, replace || to === $entry.get().path)
      visit(to)
    },
    start: () =>
      onAddressChange(() => {
        const now = read()
        if (now !== null) visit(now)
      }),
  }
}

interface Kind {
  /** The portal's path as the address bar has it; `null` where the address bar doesn't say. */
  read(root: string): string | null
  href(path: string, root: string): string
}

const kinds: Record<Routing, Kind> = {
  path: {
    read: (root) => {
      const { pathname, search } = new URL(pageUrl())
      const isInside = pathname === root || pathname.startsWith(`${root}/`)
      return `${(isInside && pathname.slice(root.length)) || '/'}${search}`
    },
    href: (path, root) => `${root}${path}` || '/',
  },
  hash: {
    read: () => {
      const path = new URL(pageUrl()).hash.slice(1)
      return path.startsWith('/') ? path : '/'
    },
    href: (path) => `${pageUrl().replace(/#.*$/, '')}#${path}`,
  },
  memory: {
    read: () => null,
    href: () => pageUrl(),
  },
}
