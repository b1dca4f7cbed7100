/** What the client has seen, or has settled, leaves the bell by itself. It asks for nothing that isn't there. */
import { type Stop, stopAll } from '../page/browser'
import { findScreen } from '../routing/find-screen'
import { routePath } from '../routing/routing'
import type { Notification } from '../server/schema'
import { dateValue } from '../settings/dates'
import { settleNotifications } from './dismiss'
import { $duties, $notifications, keepDuties } from './notifications'
import { $sights, $waiting } from './seen'

/** A notification is about what waits, if the two are no further apart than two days, in milliseconds. */
const apart = 2 * 86_400_000

/** The path of the screen that a notification is about; `undefined` for one that is about no screen. */
function pathOf({ CTAPath }: Notification): string | undefined {
  const screen = findScreen(CTAPath, null)
  return screen ? routePath(screen.name, screen.params) : undefined
}

/** @param onSettled takes the id of each notification that the server has marked. */
export function watchBell(onSettled: (id: string) => void): Stop {
  let latest = $sights.get().at(-1)
  let weighed: ReturnType<typeof $waiting.get>

  const unread = () => {
    const resource = $notifications.get()
    return resource.status === 'ready' ? resource.data : undefined
  }

  /** What has come, and is seen: with each sight all that is known of its screen, and later what is no newer. */
  function lookAtSights(): void {
    const sights = $sights.get()
    const fresh = sights.at(-1) === latest ? undefined : sights.at(-1)
    latest = sights.at(-1)
    const seen = (unread() ?? []).filter((each) => {
      const path = pathOf(each)
      const sight = path && sights.find((one) => one.path === path)
      return sight && (sight === fresh || dateValue(each.createdAt) <= sight.until)
    })
    settle(seen)
  }

  /**
   * Of each thing that waits, the notification that is next to it in time. What waits no more is settled. One that comes later is
   * news, until it is known anew what waits.
   */
  function lookAtDuties(): void {
    const waiting = $waiting.get()
    const known = unread()
    if (!waiting || !known || waiting === weighed) return
    weighed = waiting
    const found = waiting.flatMap(({ path, date }) => {
      const distance = (each: Notification) => Math.abs(dateValue(each.createdAt) - dateValue(date))
      const about = known.filter((each) => pathOf(each) === path && distance(each) <= apart)
      return about.sort((left, right) => distance(left) - distance(right))[0]?._id ?? []
    })
    const before = $duties.get()
    keepDuties(found)
    settle(known.filter(({ _id }) => before.includes(_id) && !found.includes(_id)))
  }

  function settle(notifications: readonly Notification[]): void {
    if (notifications.length === 0) return
    void settleNotifications(
      notifications.map(({ _id }) => _id),
      onSettled,
    )
  }

  const look = () => {
    lookAtSights()
    lookAtDuties()
  }
  const stops = [$notifications, $sights, $waiting].map((store) => store.listen(look))
  look()
  return stopAll(stops)
}
