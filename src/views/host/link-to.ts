/** Links to addresses from the server. Few views have such links, so this stands apart from `navigation.ts`. */
import { useContext } from 'react'
import { $features, $ownPages, findScreen, routes, safePath } from '../../core/index'
import { type ScreenLink, useNavigation } from './navigation'
import { LocationContext } from './use-host'
import { useStore } from './use-store'

interface SiteLink {
  href: string
  target: '_blank'
  rel: string
  onClick?: undefined
}

/** A link to a screen, to a page of the host's own in the portal, or to another site by https. `null` for any other address: show its words as plain text. */
export function useLinkTo(): (address: string) => ScreenLink | SiteLink | null {
  const { link, linkWithin } = useNavigation()
  const location = useContext(LocationContext)
  const { isRouteOn } = useStore($features)
  return (address) => {
    const screen = findScreen(address, location)
    if (screen) {
      // No link to a screen that the host has turned off, or to a public one (the login).
      const isOpen = isRouteOn(screen.name) && routes[screen.name].access === 'protected'
      const to = isOpen ? link(screen.name, screen.params) : undefined
      return to?.href ? to : null
    }
    const safe = safePath(address)
    if (safe?.kind === 'portal') {
      const own = location && $ownPages.get()?.at(safe.path)
      return own ? linkWithin(own.id, safe.path) : null
    }
    if (!safe) return null
    return { href: safe.href, target: '_blank', rel: 'noopener noreferrer' }
  }
}

/** A page of the host's own site. It has no screen of the portal. */
export const pageOf = (path: string): ScreenLink => ({
  href: safePath(path)?.kind === 'portal' ? path : undefined,
})
