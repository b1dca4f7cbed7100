/** The pages of the host's site, by `configure({ routes, portalUrl })`. */
import { baseUrl, pageUrl } from '../page/browser'
import { $settings } from './config'
import { placesOf } from './endpoints'
import { matchPattern } from './pattern'
import { type RouteMatch, type RouteName, routeNames, routes } from './routes'

/**
 * The pattern of a screen's address in the portal at `portalUrl`: `/account/support` for `/account`, and
 * `/account#/support` for `/account#`, where the portal routes by the hash. The dashboard has the portal's own address.
 * Empty without a portal.
 */
export const placeUnder = (portalUrl: string, name: RouteName): string =>
  name === 'dashboard' ? portalUrl : portalUrl && portalUrl.replace(/\/$/, '') + routes[name].pattern

/** The screen that a page of the host's site shows, by `routes` or under `portalUrl`; `null` for any other page. */
export function matchHostPage(page: string): RouteMatch | null {
  const { routes: own, portalUrl } = $settings.get()
  // Fewer placeholders come first: `/projects/new` also matches `/projects/{serviceId}`.
  const patterns = routeNames
    .map((name) => ({ name, pattern: own[name] ?? placeUnder(portalUrl, name) }))
    .sort((one, other) => placesOf(one.pattern).length - placesOf(other.pattern).length)
  for (const { name, pattern } of patterns) {
    const address = pattern.includes('#') ? page : page.replace(/[?#].*/s, '')
    const params = pattern && matchPattern(plain(pattern), plain(address))
    if (params) return { name, params }
  }
  return null
}

/** `/account`, `/account/`, `/account#/` and `https://…/account` of this site are one place: `/account`. */
const plain = (address: string) => address.replace(new URL(pageUrl()).origin, '').replace(/#?\/?$/, '') || '/'

/** Whether an address leads to the page that is open now. A query or hash that it lacks makes no difference. */
export function leadsHere(address: string): boolean {
  const base = baseUrl()
  if (!URL.canParse(address, base)) return false
  const there = new URL(address, base).href
  return pageUrl().startsWith(there) && /^([?#]|$)/.test(pageUrl().slice(there.length))
}
