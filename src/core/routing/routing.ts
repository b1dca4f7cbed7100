/** Finds the screen of a path, and the path of a screen, in the table of `settings/routes.ts`. */
import { computed } from 'nanostores'
import { $settings } from '../settings/config'
import { canStand, fillPattern, matchPattern, type PathParams } from '../settings/pattern'
import { type Route, type RouteMatch, type RouteName, routeNames, routes } from '../settings/routes'

/** The screen of a portal path, even if its section is turned off; `null` when no screen has this path. */
export function matchRoute(path: string): RouteMatch | null {
  const pathname = path.replace(/[?#].*$/, '').replace(/(.)\/+$/, '$1')
  for (const name of routeNames) {
    const route: Route = routes[name]
    const params = matchPattern(route.pattern, pathname) ?? (route.shown === pathname ? {} : null)
    if (params) return { name, params }
  }
  return null
}

/** The path that may be shown, without secrets: in the address bar, in a referrer, in an attribute. */
export function shownPath(path: string): string {
  const match = matchRoute(path)
  const route: Route | undefined = match ? routes[match.name] : undefined
  return route?.shown ?? path
}

/** Whether a screen has an address with these values: the server may send an id that can't stand in one. */
export const hasAddress = (params: PathParams): boolean => Object.values(params).every(canStand)

/** A screen's path inside the portal. @throws RangeError as `fillPattern()` does. */
export function routePath(name: RouteName, params: PathParams = {}): string {
  return fillPattern(routes[name].pattern, params)
}

const $hostPatterns = computed($settings, ({ routes: own }) => own)

/** Gives the address of a screen on the host's own site, by `configure({ routes })`, or the portal's path. */
export const $hostHref = computed(
  $hostPatterns,
  (own) =>
    (name: RouteName, params: PathParams = {}): string =>
      fillPattern(fittingPattern(name, own[name]), params),
)

/**
 * The host's pattern for a screen; the portal's pattern when there is none, or when the host's has a
 * placeholder that the screen can't fill.
 */
function fittingPattern(name: RouteName, own: string | undefined): string {
  const { pattern } = routes[name]
  const unknown = own?.match(/\{\w+\}/g)?.find((place) => !pattern.includes(place))
  if (!unknown) return own ?? pattern
  console.warn(`client-portal-elements: the route "${name}" has no ${unknown}; ${pattern} is used.`)
  return pattern
}
