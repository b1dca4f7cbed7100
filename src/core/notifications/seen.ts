/** What the client has seen on this page, and what waits for them: the bell follows both, once it is there. */
import { atom } from 'nanostores'
import { hasAddress, routePath } from '../routing/routing'
import { $sessionNumber } from '../server/token'
import { dateValue } from '../settings/dates'
import type { PathParams } from '../settings/pattern'
import type { RouteName } from '../settings/routes'

/** A notification comes a little after what it tells of, in milliseconds. */
const behind = 60_000
/** So much the clocks of client and server may differ, in milliseconds. */
const clockError = 5 * 60_000

interface Screen {
  route: RouteName
  params: PathParams
}

/** A screen with data that the client has seen. */
interface Sight {
  path: string
  /** A notification that is older is about something that was there. In milliseconds since 1970, by the server's clock. */
  until: number
}

/** What was seen of each screen, the latest sight last. */
export const $sights = atom<readonly Sight[]>([])
const noted = new WeakSet<object>()

/**
 * Notes that the client sees what has come from the server. The same data counts once: of what came later, it tells nothing.
 * @param newest The latest date in the data.
 */
export function noteSeen(data: object, { route, params }: Screen, newest = ''): void {
  if (noted.has(data) || !hasAddress(params)) return
  noted.add(data)
  const path = routePath(route, params)
  const until = Math.max(Date.now() - clockError, (dateValue(newest) || 0) + behind)
  $sights.set([...$sights.get().filter((sight) => sight.path !== path), { path, until }])
}

/** What "Waiting for you" shows of a screen: since when it waits there. */
interface Waiting {
  path: string
  date: string
}

/** What waits for the client; `undefined` until it is known. */
export const $waiting = atom<readonly Waiting[] | undefined>(undefined)

/** Notes what waits, once all of it is known. A payment is asked for by no notification that could be told from others. */
export function noteWaiting(items: readonly { kind: string; date: string; to?: Screen }[]): void {
  $waiting.set(
    items.flatMap(({ kind, date, to }) =>
      to && hasAddress(to.params) && (kind === 'update' || kind === 'ticket')
        ? { path: routePath(to.route, to.params), date }
        : [],
    ),
  )
}

$sessionNumber.listen(() => {
  $sights.set([])
  $waiting.set(undefined)
})
