/** Reads what a server has found. */
import { computed, type StoreValue } from 'nanostores'
import { safePath } from '../page/safe-path'
import { $features } from '../routing/features'
import { $ownPages } from '../routing/own-pages'
import { hasAddress, matchRoute, screenOf } from '../routing/routing'
import { type Found, foundKinds } from '../server/schema/entities/found'
import { asDay, dateValue } from '../settings/dates'
import { nothing } from '../settings/format'
import type { RouteName } from '../settings/routes'
import { isPart, more, plain, toPart } from './entries'
import { type Known, prepare } from './known'
import type { SearchKind, SearchTarget } from './types'
import { $writing } from './writing'

/**
 * Reads a row, with the names of the projects; `undefined` where it leads nowhere that may be followed, or to a section that is turned off. A path of the portal is
 * that of a screen, or of a page of the host's own.
 */
export const $readFound = computed(
  [$features, $ownPages, $writing],
  (features, own, { date }) =>
    (row: Found, names: ReadonlyMap<string, string>): Known | undefined => {
      const to = targetOf(row.path, features.isRouteOn, own)
      const kind: SearchKind = foundKinds.find((each) => each === row.kind) ?? 'page'
      if (!to || (kind === 'file' && !features.isSectionOn('files'))) return undefined
      const { serviceId = '', ticketId = '' } = 'params' in to ? to.params : {}
      // It says in which project it stands.
      const isInProject = isPart(kind) && serviceId !== ''
      const project = isInProject ? names.get(serviceId) : ''
      const where = [...plain(project), ...date(kind === 'milestone' ? asDay(row.date ?? '') : row.date)]
      const text = plain(row.text)
      return prepare({
        kind,
        // A milestone has no id, and of a ticket's messages one is shown.
        id: kind === 'milestone' ? `${serviceId}/${row.title}` : kind === 'message' ? ticketId : row.id,
        title: row.title || nothing,
        date: dateValue(row.date ?? ''),
        parts: [...where, ...(where.length > 0 ? more(text) : text)],
        to: isInProject ? toPart(kind, serviceId, kind === 'milestone' ? row.title : row.id) : to,
      })
    },
)

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
