/** How links lead from one screen to another, inside a portal and on a host's own pages. */

import { type MouseEvent, useContext, useMemo } from 'react'
import {
  $hostHref,
  hasAddress,
  leaveTo,
  type PathParams,
  type PortalLocation,
  type Query,
  type RouteName,
  routePath,
  type ScreenName,
  writeLists,
} from '../../core/index'
import type { Host } from './host'
import { LocationContext, useHost } from './use-host'
import { useStore } from './use-store'

/**
 * The props of an `<a>` that leads to a screen. The browser handles clicks for a new tab or window. Without an
 * `href`, the screen has no address, and the `<a>` is plain text.
 */
export interface ScreenLink {
  href: string | undefined
  onClick?: (event: MouseEvent) => void
}

interface Navigation {
  /** @param query what a list shows of its rows: `{ status: 'Active' }`. */
  link(route: RouteName, params?: PathParams, query?: Query): ScreenLink
  /** A link to a page of the host's own in the portal around the view. */
  linkWithin(screen: ScreenName, path: string): ScreenLink
  /** Goes to a screen, unless the host cancels `cp-navigate`. @returns `false` if the screen has no address. */
  go(route: RouteName, params?: PathParams): boolean
}

/**
 * Links to screens: inside the portal around this view, or to the host's own pages. It is the same object until they lead
 * elsewhere.
 * @param leaves Whether the links lead to the host's own pages even from inside a portal.
 */
export function useNavigation(leaves = false): Navigation {
  const host = useHost()
  const around = useContext(LocationContext)
  const location = leaves ? null : around
  const hostHref = useStore($hostHref)
  return useMemo(() => createNavigation(host, location, hostHref), [host, location, hostHref])
}

function createNavigation(
  host: Host,
  location: PortalLocation | null,
  hostHref: ReturnType<typeof $hostHref.get>,
): Navigation {
  const hrefOf = (route: RouteName, params: PathParams, query?: Query) => {
    if (!hasAddress(params)) return undefined
    return location ? location.href(routePath(route, params, query)) : hostHref(route, params, query)
  }
  const raiseNavigate = (route: ScreenName, params: PathParams, path: string, href: string) => {
    writeLists()
    return host.raise('cp-navigate', { route, params, path, href })
  }

  const leadsElsewhere = (event: MouseEvent) =>
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey

  const linkTo = (route: ScreenName, params: PathParams, path: string, href: string): ScreenLink => ({
    href,
    onClick(event) {
      if (leadsElsewhere(event)) return
      const isOurs = raiseNavigate(route, params, path, href)
      if (!isOurs || location) event.preventDefault()
      if (isOurs) location?.go(path)
    },
  })

  return {
    link(route, params = {}, query) {
      const href = hrefOf(route, params, query)
      return href ? linkTo(route, params, routePath(route, params, query), href) : { href }
    },
    linkWithin: (screen, path) => linkTo(screen, {}, path, location?.href(path) ?? path),
    go(route, params = {}) {
      const href = hrefOf(route, params)
      if (!href) return false
      const path = routePath(route, params)
      if (!raiseNavigate(route, params, path, href)) return true
      if (location) location.go(path)
      else leaveTo(href)
      return true
    },
  }
}
