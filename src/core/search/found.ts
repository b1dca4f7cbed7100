/** Reads what a server has found. */
import { computed, type StoreValue } from 'nanostores'
import { safePath } from '../page/safe-path'
import { $features } from '../routing/features'
import { $ownPages } from '../routing/own-pages'
import { hasAddress, matchRoute, screenOf } from '../routing/routing'
import { type Found, foundKinds } from '../server/schema/entities/found'
import { nothing } from '../settings/format'
import type { RouteName } from '../settings/routes'
import type { SearchKind, SearchTarget } from './types'

/** What a server has found, as the page can show it. */
export interface FoundEntry {
  /** The same for the same thing, whoever has found it. */
  key: string
  kind: SearchKind
  title: string
  text: string
  to: SearchTarget
}

/**
 * Reads a row; `undefined` where it leads nowhere that may be followed, or to a section that is turned off. A path of the portal is
 * that of a screen, or of a page of the host's own.
 */
export const $readFound = computed([$features, $ownPages], (features, own) => (row: Found) => {
  const to = targetOf(row.path, features.isRouteOn, own)
  const kind: SearchKind = foundKinds.find((each) => each === row.kind) ?? 'page'
  if (!to || (kind === 'file' && !features.isSectionOn('files'))) return undefined
  const { serviceId = '', ticketId = '' } = 'params' in to ? to.params : {}
  // A milestone has no id, and of a ticket's messages one is shown.
  const id = kind === 'milestone' ? `${serviceId}/${row.title}` : kind === 'message' ? ticketId : row.id
  const { title, text = '' } = row
  const found: FoundEntry = { key: `${kind}/${id}`, kind, title: title || nothing, text, to }
  return found
})

function targetOf(
  address: string,
  isRouteOn: (name: RouteName) => boolean,
  own: StoreValue<typeof $ownPages>,
): SearchTarget | undefined {
  const safe = safePath(address)
  if (safe?.kind !== 'portal') return safe ? { href: safe.href } : undefined
  const { path } = safe
  const match = matchRoute(path)
  if (!match) return own?.at(screenOf(path)) ? { href: path } : undefined
  if (!isRouteOn(match.name) || !hasAddress(match.params)) return undefined
  const query = Object.fromEntries(new URLSearchParams(/\?([^#]*)/.exec(path)?.[1]))
  return { route: match.name, params: match.params, ...(Object.keys(query).length > 0 && { query }) }
}
