/** What the client has seen on this page, and what waits for them: the bell follows both, once it is there. */
import { atom } from 'nanostores'
import { hasAddress, routePath } from '../routing/routing'
import { $sessionNumber } from '../server/token'
import { dateValue } from '../settings/dates'
import type { PathParams } from '../settings/pattern'
import type { RouteName } from '../settings/routes'

/** A notification comes a little after what it tells of, in milliseconds. */
const behind = 5_000
/** An answer settles what rang for it, and nothing that came this much earlier or later, in milliseconds. */
const around = 60 * 60_000

interface Screen {
  route: RouteName
  params: PathParams
}

/** A screen with data that the client has seen. */
interface Sight {
  path: string
  /** Whether all of it was seen. Then all is seen that the bell knows of it by now. */
  isWhole: boolean
  /** What is of these times was seen, too, when it comes later. In milliseconds since 1970, by the server's clock. */
  from: number
  until: number
}

/** What was seen of each screen, the latest sight last. */
export const $sights = atom<readonly Sight[]>([])
const noted = new WeakSet<object>()

/**
 * Notes that the client sees what has come from the server. The same data counts once: of what came later, it tells nothing.
 * @param newest The latest date in the data.
 */
export function noteSeen(data: object, screen: Screen, newest = ''): void {
  if (noted.has(data)) return
  noted.add(data)
  addSight(screen, { isWhole: true, from: 0, until: (dateValue(newest) || 0) + behind })
}

/** Notes that the client has answered something of a screen, of which they may have seen no more. @param date When it came. */
export function noteAnswered(screen: Screen, date: string): void {
  const moment = dateValue(date)
  addSight(screen, { isWhole: false, from: moment - around, until: moment + around })
}

function addSight({ route, params }: Screen, sight: Omit<Sight, 'path'>): void {
  if (!hasAddress(params)) return
  const path = routePath(route, params)
  $sights.set([...$sights.get().filter((each) => each.path !== path), { path, ...sight }])
}

/** For each ticket, until when its client has read the answers, on any device: what the server's bell tells. In milliseconds since 1970. */
export const $readAnswers = atom<ReadonlyMap<string, number>>(new Map())

/** Notes which notifications of answers are read. @param dates for each, its ticket and when it came, a little after the answer */
export function noteRead(dates: readonly (readonly [ticketId: string, date: string])[]): void {
  const known = new Map($readAnswers.get())
  let hasNews = false
  for (const [ticketId, date] of dates) {
    const until = dateValue(date) + behind
    if (!(until > (known.get(ticketId) ?? 0))) continue
    known.set(ticketId, until)
    hasNews = true
  }
  if (hasNews) $readAnswers.set(known)
}

/** What "Waiting for you" shows of a screen: since when it waits there. */
interface Waiting {
  path: string
  date: string
}

/** Where it was looked for: in the tickets, and in the updates of these projects. */
interface Searched {
  tickets: boolean
  projects: readonly string[]
}

/** What waits for the client; `undefined` until it is known. */
export const $waiting = atom<(Searched & { items: readonly Waiting[] }) | undefined>(undefined)

/** The kinds of what waits that a notification may have told of. */
const announced = ['update', 'approval', 'ticket']

/** Notes what waits, once all of it is known. A payment is asked for by no notification that could be told from others. */
export function noteWaiting(
  items: readonly { kind: string; date: string; to?: Screen }[],
  searched: Searched,
): void {
  const known = items.flatMap(({ kind, date, to }) =>
    to && hasAddress(to.params) && announced.includes(kind)
      ? { path: routePath(to.route, to.params), date }
      : [],
  )
  $waiting.set({ items: known, ...searched })
}

$sessionNumber.listen(() => {
  $sights.set([])
  $readAnswers.set(new Map())
  $waiting.set(undefined)
})
