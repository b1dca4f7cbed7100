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

/** What makes an `<a>` a link to a screen. A click that opens a tab or a window is left to the browser. */
interface ScreenLink {
  href: string
  onClick: (event: MouseEvent) => void
}

/** What makes an `<a>` a link to another site. */
interface SiteLink {
  href: string
  target: '_blank'
  rel: string
  onClick?: undefined
}

interface Navigation {
  link(route: RouteName, params?: PathParams): ScreenLink
  /** A link to where the server says: a screen, or another site by https. `null` for anything else. */
  linkTo(path: string): ScreenLink | SiteLink | null
  /** Goes to a screen, unless the host goes there itself. */
  go(route: RouteName, params?: PathParams): void
}

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
      // A screen that is not there, or turned off, is no place to go to.
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
