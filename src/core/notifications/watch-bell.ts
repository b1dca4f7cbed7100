/** What the client has seen, or has settled, leaves the bell by itself. It asks for nothing that isn't there. */
import { $isLive, $news } from '../data/news'
import { type Stop, stopAll } from '../page/browser'
import { findScreen } from '../routing/find-screen'
import { routePath } from '../routing/routing'
import type { Notification } from '../server/schema'
import { isRead } from '../server/schema/entities/notification'
import { dateValue } from '../settings/dates'
import { $allNotifications } from './all'
import { settleNotifications } from './dismiss'
import { $duties, $notifications, keepDuties, noteDutiesKnown } from './notifications'
import { $sights, $waiting, noteRead } from './seen'

/** A notification is about what waits, if the two are no further apart than two days, in milliseconds. */
const apart = 2 * 86_400_000

/** The path of the screen that a notification is about; `undefined` for one that is about no screen. */
function pathOf({ CTAPath }: Notification): string | undefined {
  const screen = findScreen(CTAPath, null)
  return screen ? routePath(screen.name, screen.params) : undefined
}

/** The topics of the data on the screen that a notification is about. */
function topicsOf({ CTAPath }: Notification): string[] {
  const screen = findScreen(CTAPath, null)
  const { ticketId, serviceId } = screen?.params ?? {}
  if (ticketId) return [`ticket/${ticketId}/`]
  return serviceId ? [`service/${serviceId}/`] : ['payments/']
}

/** @param onSettled takes the id of each notification that the server has marked. */
export function watchBell(onSettled: (id: string) => void): Stop {
  const handled = new WeakSet<object>()
  let weighed: ReturnType<typeof $waiting.get>
  let arrived: ReadonlySet<string> | undefined

  const unread = () => {
    const resource = $notifications.get()
    return resource.status === 'ready' ? resource.data : undefined
  }

  /** What has come, and is seen: with each sight all that is known of its screen, and later what is no newer. */
  function lookAtSights(): void {
    const known = unread()
    if (!known) return
    const sights = $sights.get()
    const seen = known.filter((each) => {
      const path = pathOf(each)
      const sight = sights.find((one) => one.path === path)
      if (!sight) return false
      const moment = dateValue(each.createdAt)
      return (sight.isWhole && !handled.has(sight)) || (moment >= sight.from && moment <= sight.until)
    })
    for (const sight of sights) handled.add(sight)
    settle(seen)
  }

  /**
   * Of each thing that waits, the notification that is next to it in time. What waits no more, where it was looked for, is settled.
   * One that comes later counts on the bell, until it is known anew what waits.
   */
  function lookAtDuties(): void {
    const waiting = $waiting.get()
    const known = unread()
    if (!waiting || !known || waiting === weighed) return
    weighed = waiting
    const found = waiting.items.flatMap(({ path, date }) => {
      const distance = (each: Notification) => Math.abs(dateValue(each.createdAt) - dateValue(date))
      const about = known.filter((each) => pathOf(each) === path && distance(each) <= apart)
      return about.sort((left, right) => distance(left) - distance(right))[0]?._id ?? []
    })
    const before = $duties.get()
    const gone = known.filter(({ _id }) => before.includes(_id) && !found.includes(_id))
    const isSearched = (each: Notification) => {
      const screen = findScreen(each.CTAPath, null)
      return screen?.name === 'ticket'
        ? waiting.tickets
        : waiting.projects.includes(screen?.params.serviceId ?? '')
    }
    keepDuties([...found, ...gone.flatMap((each) => (isSearched(each) ? [] : each._id))])
    noteDutiesKnown()
    settle(gone.filter(isSearched))
  }

  function settle(notifications: readonly Notification[]): void {
    if (notifications.length === 0) return
    void settleNotifications(
      notifications.map(({ _id }) => _id),
      onSettled,
    )
  }

  /** What has arrived about a screen that was seen: if it is still there, it asks now, and says what is new before the bell does. */
  function askPlaces(): void {
    const known = unread()
    if (!known) return
    const before = arrived
    arrived = new Set([...(before ?? []), ...known.map(({ _id }) => _id)])
    if (!before || $isLive.get()) return
    const paths = $sights.get().map(({ path }) => path)
    const topics = known.flatMap((each) =>
      before.has(each._id) || !paths.includes(pathOf(each) ?? '') ? [] : topicsOf(each),
    )
    if (topics.length > 0) $news.set(topics)
  }

  /** What was read on another device, too. */
  function lookAtRead(): void {
    const resource = $allNotifications.get()
    if (resource.status !== 'ready') return
    noteRead(
      resource.data.filter(isRead).flatMap(({ CTAPath, createdAt }) => {
        const ticketId = findScreen(CTAPath, null)?.params.ticketId
        return ticketId ? [[ticketId, createdAt] as const] : []
      }),
    )
  }

  const look = () => {
    askPlaces()
    lookAtSights()
    lookAtDuties()
  }
  // What is read changes with the bell alone.
  const stops = [
    $allNotifications.listen(lookAtRead),
    ...[$notifications, $sights, $waiting].map((store) => store.listen(look)),
  ]
  lookAtRead()
  look()
  return stopAll(stops)
}
