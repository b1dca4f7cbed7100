/**
 * The path that a portal shows, as a store. It follows the address bar or its hash, or is kept in memory
 * only, and works under any base path. It does not patch the host's history or router.
 */
import { atom, type ReadableAtom } from 'nanostores'
import { keptPath, onAddressChange, writeAddress } from '../page/address'
import { attempt, pageUrl } from '../page/browser'
import { warnOnce } from '../page/warn-once'
import { type ListPlace, placeInPortal } from './list-place'
import { type Routing, readPath, rootOf } from './read-path'
import { screenOf, shownPath } from './routing'

export interface PortalLocation {
  /** `path` begins with `/` and does not include the base. `visit` is the number of paths visited before it. */
  $entry: ReadableAtom<{ path: string; visit: number }>
  /** The address for a link to a portal path. */
  href(path: string): string
  /** The reverse: the portal path that an address of this origin leads to; `null` for a page outside. */
  pathOf(url: URL): string | null
  /** Goes to a portal path. `replace` replaces the current history entry. */
  go(path: string, options?: { replace?: boolean }): void
  listPlace(): ListPlace
  /** Follows the address bar. @returns a function that stops it. */
  start(): () => void
}

/**
 * @param base the path under which the portal is found, `/account`; for `path` routing.
 * @param path the first path of a portal in `memory`.
 */
export function createLocation(routing: Routing, base: string, path = '/'): PortalLocation {
  const kind = kinds[routing]
  const root = rootOf(base)
  const href = (to: string) => kind.href(to, root)
  const write = (to: string, replace: boolean) => {
    const shown = shownPath(to)
    const isWritten = attempt(() => {
      writeAddress(href(shown), { replace, ...(shown !== to && { kept: to }) })
      return true
    })
    // Nothing else follows: what is shown is known without an address.
    if (!isWritten) warnOnce('the browser does not let this page change its address: Back leaves the portal.')
  }
  /** A secret in the path is removed from the address bar at once, and stored in the history entry. */
  const read = () => {
    const path = readPath[routing](root)
    if (path === null) return null
    const kept = keptPath()
    if (kept !== null && shownPath(kept) === path) return kept
    if (shownPath(path) !== path) write(path, true)
    return path
  }
  const $entry = atom({ path: read() ?? path, visit: 0 })
  const first = new URL(pageUrl()).pathname
  /** Whether the host's router has gone to another page of its own. It removes the portal only afterwards. */
  const isLeft = (url: URL) => url.pathname !== first && kind.pathOf(url, root) === null
  const visit = (to: string) => {
    if (to !== $entry.get().path) $entry.set({ path: to, visit: $entry.get().visit + 1 })
  }
  /** Changes the path in the current history entry: this is no visit. */
  const setPath = (to: string) => {
    const { path, visit } = $entry.get()
    // The host's router may be on its way to another page.
    const isHere = screenOf(readPath[routing](root) ?? path) === screenOf(path)
    if (to === path || !isHere) return
    // A browser refuses many changes in a short time: the next one writes what is then shown.
    const isWritten = attempt(() => {
      const anchor = routing === 'path' ? new URL(pageUrl()).hash : ''
      if (routing !== 'memory') writeAddress(href(to) + anchor, { replace: true })
      return true
    })
    if (isWritten) $entry.set({ path: to, visit })
  }
  return {
    $entry,
    href,
    listPlace: () => placeInPortal($entry, setPath),
    pathOf: (url) => kind.pathOf(url, root),
    go(to, { replace = false } = {}) {
      if (routing !== 'memory') write(to, replace || to === $entry.get().path)
      visit(to)
    },
    start: () =>
      onAddressChange(() => {
        const now = isLeft(new URL(pageUrl())) ? null : read()
        if (now !== null) visit(now)
      }),
  }
}

const withoutHash = (address: string) => address.replace(/#.*/s, '')

interface Kind {
  href(path: string, root: string): string
  pathOf(url: URL, root: string): string | null
}

const kinds: Record<Routing, Kind> = {
  path: {
    href: (path, root) => `${root}${path}` || '/',
    pathOf: ({ pathname, search }, root) =>
      `${pathname}/`.startsWith(`${root}/`) ? `${pathname.slice(root.length) || '/'}${search}` : null,
  },
  hash: {
    href: (path) => `${withoutHash(pageUrl())}#${path}`,
    pathOf: ({ href, hash }) =>
      withoutHash(href) === withoutHash(pageUrl()) && hash.startsWith('#/') ? hash.slice(1) : null,
  },
  memory: {
    href: () => pageUrl(),
    pathOf: () => null,
  },
}
