/** From paths to screens and back, over the table of `settings/routes.ts`. */
import { computed } from 'nanostores'
import { $settings } from '../settings/config'
import { fillPattern, matchPattern, type PathParams } from '../settings/pattern'
import { type Route, type RouteMatch, type RouteName, routeNames, routes } from '../settings/routes'

/** Which screen a portal path names, shown or not; `null` for none. */
export function matchRoute(path: string): RouteMatch | null {
  const pathname = path.replace(/[?#].*$/, '').replace(/(.)\/+$/, '$1')
  for (const name of routeNames) {
    const route: Route = routes[name]
    const params = matchPattern(route.pattern, pathname) ?? (route.shown === pathname ? {} : null)
    if (params) return { name, params }
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

const $hostPatterns = computed($settings, ({ routes: own }) => own)

/** Writes the address of a screen on the host's own site: `configure({ routes })`, else the portal's path. */
export const $hostHref = computed(
  $hostPatterns,
  (own) =>
    (name: RouteName, params: PathParams = {}): string =>
      fillPattern(fittingPattern(name, own[name]), params),
)

/** The host's own pattern; the portal's where there is none, or one with a place that the screen can't fill. */
function fittingPattern(name: RouteName, own: string | undefined): string {
  const { pattern } = routes[name]
  const unknown = own?.match(/\{\w+\}/g)?.find((place) => !pattern.includes(place))
  if (!unknown) return own ?? pattern
  console.warn(`client-portal-elements: the route "${name}" has no ${unknown}; ${pattern} is used.`)
  return pattern
}
