/** What the client has chosen in a search, in this tab. A sign-out deletes it. */
import { atom, type ReadableAtom } from 'nanostores'
import { isRecord } from '../page/is-record'
import { parseJson, toJson } from '../page/json'
import { safePath } from '../page/safe-path'
import { openStorage } from '../page/storage'
import { hasAddress } from '../routing/routing'
import { reader } from '../server/schema/read'
import { tabKeys } from '../session/keys/tab-keys'
import { $clientId } from '../session/session'
import { $settings } from '../settings/config'
import { type RouteName, routes } from '../settings/routes'
import { type SearchEntry, type SearchTarget, searchKinds } from './types'

/** What is kept of an entry: its texts without marks. */
export interface Recent {
  kind: SearchEntry['kind']
  title: string
  text: string
  to: SearchTarget
}

/** How many are kept. */
const most = 5

const $kept = atom<readonly Recent[]>([])
export const $recent: ReadableAtom<readonly Recent[]> = $kept

const storage = () => openStorage($settings.get().storage, true)

const readKept = reader({
  clientId: 'id',
  recent: [{ kind: 'text', title: 'text', text: 'text', to: 'text' }],
})

/** Another script may have stored anything there. */
function readRecent({ kind, to, ...texts }: { kind: string; title: string; text: string; to: string }) {
  const known = searchKinds.find((each) => each === kind)
  const target = readTarget(parseJson(to))
  return known && target ? [{ kind: known, ...texts, to: target }] : []
}

function readTarget(to: unknown): SearchTarget | undefined {
  if (!isRecord(to)) return undefined
  if (typeof to.href === 'string') return safePath(to.href) ? { href: to.href } : undefined
  const [params, query] = [textsIn(to.params), textsIn(to.query)]
  const isRoute = typeof to.route === 'string' && Object.hasOwn(routes, to.route) && hasAddress(params)
  // It is a name of the table.
  return isRoute ? { route: to.route as RouteName, params, ...(to.query ? { query } : {}) } : undefined
}

const textsIn = (value: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(isRecord(value) ? value : {}).map(([name, text]) => [name, String(text)]))

const isSame = (one: Recent, other: Recent) =>
  toJson(one.to) === toJson(other.to) && one.title === other.title

export function noteChosen({ kind, title, text, to }: SearchEntry): void {
  // What does something stands there anyway.
  if ('act' in to) return
  const plain = (pieces: SearchEntry['title']) => pieces.map((piece) => piece.text).join('')
  const chosen = { kind, title: plain(title), text: plain(text), to }
  keep([chosen, ...$kept.get().filter((each) => !isSame(each, chosen))].slice(0, most))
}

export const forgetRecent = (): void => keep([])

function keep(recent: readonly Recent[]): void {
  const clientId = $clientId.get()
  if (!clientId) return
  $kept.set(recent)
  const rows = recent.map((each) => ({ ...each, to: toJson(each.to) }))
  storage().set(tabKeys.recent, rows.length > 0 ? toJson({ clientId, recent: rows }) : null)
}

// Nobody who signs in afterwards finds anything of it. It stands last: it acts at once, with what is defined above.
$clientId.subscribe((clientId) => {
  const kept = readKept(parseJson(storage().get(tabKeys.recent)))
  $kept.set(kept && kept.clientId === clientId ? kept.recent.flatMap(readRecent) : [])
})
