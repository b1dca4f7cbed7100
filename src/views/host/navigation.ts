/** How links lead from one screen to another, inside a portal and on a host's own pages. */
import { useStore } from '@nanostores/react'
import { type MouseEvent, useContext } from 'react'
import {
  $hostHref,
  leaveTo,
  matchRoute,
  type PathParams,
  type RouteName,
  routePath,
  routes,
  safePath,
} from '../../core/index'
import { LocationContext, useHost } from './host'
import { useFeatures } from './use-features'

/** The props of an `<a>` that leads to a screen. The browser handles a click that opens a new tab or window. */
interface ScreenLink {
  href: string
  onClick: (event: MouseEvent) => void
}

/** The props of an `<a>` that leads to another site. */
interface SiteLink {
  href: string
  target: '_blank'
  rel: string
  onClick?: undefined
}

interface Navigation {
  link(route: RouteName, params?: PathParams): ScreenLink
  /** A link to an address from the server: a screen, or another site by https. `null` for any other address. */
  linkTo(path: string): ScreenLink | SiteLink | null
  /** Goes to a screen, unless the host cancels `cp-navigate`. */
  go(route: RouteName, params?: PathParams): void
}

/** Links to screens: inside the portal around this view, or to the host's own pages without a portal. */
export function useNavigation(): Navigation {
  const host = useHost()
  const location = useContext(LocationContext)
  const hostHref = useStore($hostHref)
  const { isRouteOn } = useFeatures()

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

  const link = (route: RouteName, params: PathParams = {}): ScreenLink => ({
    href: href(route, params),
    onClick(event) {
      if (leadsElsewhere(event)) return
      const isOurs = announce(route, params)
      if (!isOurs || location) event.preventDefault()
      if (isOurs) location?.go(routePath(route, params))
    },
  })

  return {
    link,
    linkTo(path) {
      const safe = safePath(path)
      if (safe?.kind === 'external') return { href: safe.href, target: '_blank', rel: 'noopener noreferrer' }
      // No link to an unknown screen, to one that the host has turned off, or to one of the sign-in.
      const match = safe && matchRoute(safe.path)
      const isOpen = match && isRouteOn(match.name) && routes[match.name].access === 'protected'
      return isOpen ? link(match.name, match.params) : null
    },
    go(route, params = {}) {
      if (!announce(route, params)) return
      if (location) location.go(routePath(route, params))
      else leaveTo(href(route, params))
    },
  }
}
