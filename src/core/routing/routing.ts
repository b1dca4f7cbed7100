/** From paths to screens and back, over the table of `settings/routes.ts`. */
import { $settings } from '../settings/config'
import { fillPattern, matchPattern, type PathParams } from '../settings/pattern'
import { type Route, type RouteMatch, type RouteName, routeNames, routes } from '../settings/routes'
import { isRouteOn } from './features'

/** Which screen a portal path names; `null` for none, or for one that the host has turned off. */
export function matchRoute(path: string): RouteMatch | null {
  const pathname = path.replace(/[?#].*$/, '').replace(/(.)\/+$/, '$1')
  for (const name of routeNames) {
    const route: Route = routes[name]
    const params = matchPattern(route.pattern, pathname) ?? (route.shown === pathname ? {} : null)
    if (params) return isRouteOn(name) ? { name, params } : null
  }
  return null
}

/** What of a portal path may be seen: in the address bar, in a referrer, in an attribute. */
export function shownPath(path: string): string {
  const match = matchRoute(path)
  const route: Route | undefined = match ? routes[match.name] : undefined
  return route?.shown ?? path
}

/** A screen's path inside the portal. */
export function routePath(name: RouteName, params: PathParams = {}): string {
  return fillPattern(routes[name].pattern, params)
}

/** The address of a screen on the host's own site: `configure({ routes })`, else the portal's path. */
export function hostHref(name: RouteName, params: PathParams = {}): string {
  return fillPattern(hostPattern(name), params)
}

/** The host's own pattern; the portal's where there is none, or one with a place that the screen can't fill. */
function hostPattern(name: RouteName): string {
  const { pattern } = routes[name]
  const own = $settings.get().routes[name]
  const unknown = own?.match(/\{\w+\}/g)?.find((place) => !pattern.includes(place))
  if (!unknown) return own ?? pattern
  console.warn(`client-portal-elements: the route "${name}" has no ${unknown}; ${pattern} is used.`)
  return pattern
}
