/** Finds the screen of a path, and the path of a screen, in the table of `settings/routes.ts`. */
import { computed } from 'nanostores'
import { $settings } from '../settings/config'
import { placeUnder } from '../settings/host-page'
import { canStand, fillPattern, matchPattern, type PathParams } from '../settings/pattern'
import { type Route, type RouteMatch, type RouteName, routeNames, routes } from '../settings/routes'

/** The screen of a portal path, even if its section is turned off; `null` when no screen has this path. */
export function matchRoute(path: string): RouteMatch | null {
  const pathname = path.replace(/[?#].*/s, '').replace(/(?<=[^/]|^\/)\/+$/, '')
  for (const name of routeNames) {
    const route: Route = routes[name]
    const params = matchPattern(route.pattern, pathname)
    if (params) return { name, params }
    // A mailed link that was cut off on its way, with or without a part of its secret.
    if (route.shown && `${pathname}/`.startsWith(`${route.shown}/`)) return { name, params: {} }
  }
  return null
}

/** A path without its query: it decides which screen is shown. */
export const screenOf = (path: string): string => path.replace(/\?.*/s, '')

/** The path that may be shown, without secrets: in the address bar, in a referrer, in an attribute. */
export function shownPath(path: string): string {
  const match = matchRoute(path)
  const route: Route | undefined = match ? routes[match.name] : undefined
  return route?.shown ?? path
}

/** Whether a screen has an address with these values: the server may send an id that can't stand in one. */
export const hasAddress = (params: PathParams): boolean => Object.values(params).every(canStand)

/** What a list shows of its rows, in the query of a screen's address: `{ status: 'Active' }`. */
export type Query = Readonly<Record<string, string>>

/** A screen's path inside the portal. @throws RangeError as `fillPattern()` does. */
export function routePath(name: RouteName, params: PathParams = {}, query?: Query): string {
  return withQuery(fillPattern(routes[name].pattern, params), query)
}

/** Adds a query to an address: before an anchor, but into the hash of a portal that routes by it (`/account#/support`). */
function withQuery(address: string, query: Query = {}): string {
  const text = new URLSearchParams(query).toString()
  if (!text) return address
  const [page = '', anchor = ''] = address.split(/(?=#(?!\/))/)
  return `${page}${page.slice(page.lastIndexOf('#') + 1).includes('?') ? '&' : '?'}${text}${anchor}`
}

const $hostPatterns = computed($settings, ({ routes: own }) => own)
const $portalUrl = computed($settings, ({ portalUrl }) => portalUrl)

/**
 * Gives the address of a screen on the host's own site: its page by `configure({ routes })`, or its place in the portal
 * at `portalUrl`. `undefined` when it has neither.
 */
export const $hostHref = computed(
  [$hostPatterns, $portalUrl],
  (own, portalUrl) =>
    (name: RouteName, params: PathParams = {}, query?: Query): string | undefined => {
      const pattern = fittingPattern(name, own[name], placeUnder(portalUrl, name))
      return pattern ? withQuery(fillPattern(pattern, params), query) : undefined
    },
)

/** Gives `fallback` when the host has no pattern, or one with a placeholder that the screen can't fill. */
function fittingPattern(name: RouteName, own: string | undefined, fallback: string): string {
  const { pattern } = routes[name]
  const unknown = own?.match(/\{\w+\}/g)?.find((place) => !pattern.includes(place))
  if (!unknown) return own ?? fallback
  console.warn(
    `client-portal-elements: the route "${name}" has no ${unknown}; ${fallback || 'no link'} is used.`,
  )
  return fallback
}
