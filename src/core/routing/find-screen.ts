/** Finds the screen that an address from the server names, such as that of a notification. */
import { ownUrl, safePath } from '../page/safe-path'
import { matchHostPage } from '../settings/host-page'
import { type RouteMatch, routes } from '../settings/routes'
import type { PortalLocation } from './location'
import { matchRoute } from './routing'

/**
 * The screen that an address names, even if its section is turned off. The address is a path, also without its
 * first slash (`support/ticket/7`), or a full address of this page's own origin. It names a screen of the portal, or
 * one of the host's own pages.
 *
 * @param location The location of the portal around the view; `null` outside of a portal.
 * @returns `null` for any other address, and for one that is not safe to follow.
 */
export function findScreen(
  address: string,
  location: Pick<PortalLocation, 'pathOf'> | null,
): RouteMatch | null {
  return matchesOf(address, location).find(isComplete) ?? null
}

function matchesOf(address: string, location: Pick<PortalLocation, 'pathOf'> | null): (RouteMatch | null)[] {
  const url = ownUrl(address)
  if (url) {
    // The root of the site is the portal's dashboard only where the portal or the host has put it there.
    const path = url.pathname === '/' ? '' : url.pathname
    return [
      matchRoute(location?.pathOf(url) ?? ''),
      matchHostPage(url.pathname + url.search + url.hash),
      matchRoute(path),
    ]
  }
  const path = withSlash(address)
  return safePath(path)?.kind === 'portal' ? [matchRoute(path), matchHostPage(path)] : []
}

/** Adds the slash that a path lacks. An address with a scheme (`javascript:…`) stays as it is. */
const withSlash = (address: string) =>
  /^\w/.test(address) && !/^[a-z][a-z\d+.-]*:/i.test(address) ? `/${address}` : address

/** Whether a match has all values of its screen: a host's own pattern may lack one, or name it otherwise. */
const isComplete = (match: RouteMatch | null) =>
  match !== null &&
  [...routes[match.name].pattern.matchAll(/\{(\w+)\}/g)].every(([, place = '']) =>
    Object.hasOwn(match.params, place),
  )
