/** How links lead from one screen to another, inside a portal and on a host's own pages. */

import { useStore } from '@nanostores/react'
import { type MouseEvent, useContext } from 'react'
import { $hostHref, hasAddress, leaveTo, type PathParams, type RouteName, routePath } from '../../core/index'
import { LocationContext, useHost } from './host'

/**
 * The props of an `<a>` that leads to a screen. The browser handles clicks for a new tab or window. Without an
 * `href`, the screen has no address, and the `<a>` is plain text.
 */
export interface ScreenLink {
  href: string | undefined
  onClick?: (event: MouseEvent) => void
}

interface Navigation {
  link(route: RouteName, params?: PathParams): ScreenLink
  /** Goes to a screen, unless it has no address or the host cancels `cp-navigate`. */
  go(route: RouteName, params?: PathParams): void
}

/** Links to screens: inside the portal around this view, or to the host's own pages without a portal. */
export function useNavigation(): Navigation {
  const host = useHost()
  const location = useContext(LocationContext)
  const hostHref = useStore($hostHref)

  const href = (route: RouteName, params: PathParams = {}) =>
    location ? location.href(routePath(route, params)) : hostHref(route, params)
  const announce = (route: RouteName, params: PathParams) =>
    host.raise('cp-navigate', { route, params, path: routePath(route, params), href: href(route, params) })

  const leadsElsewhere = (event: MouseEvent) =>
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey

  const link = (route: RouteName, params: PathParams = {}): ScreenLink => {
    if (!hasAddress(params)) return { href: undefined }
    return {
      href: href(route, params),
      onClick(event) {
        if (leadsElsewhere(event)) return
        const isOurs = announce(route, params)
        if (!isOurs || location) event.preventDefault()
        if (isOurs) location?.go(routePath(route, params))
      },
    }
  }

  return {
    link,
    go(route, params = {}) {
      if (!hasAddress(params) || !announce(route, params)) return
      if (location) location.go(routePath(route, params))
      else leaveTo(href(route, params))
    },
  }
}
