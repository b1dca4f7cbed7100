/** The notifications that the bell shows, and how they are dismissed. */
import { atom, computed } from 'nanostores'
import { sortRows } from '../data/rows'
import type { Resource } from '../data/state'
import * as api from '../server/api/notifications'
import { ApiError } from '../server/api-error'
import { notifyFailure } from '../server/notify'
import type { Notification } from '../server/schema'
import { $sessionNumber } from '../server/token'
import { $unreadNotifications } from './unread'

/** The ids of notifications that were dismissed here. An answer under way may still contain them. */
const $dismissed = atom<ReadonlySet<string>>(new Set())
$sessionNumber.listen(() => $dismissed.set(new Set()))

const $shown = computed(
  [$unreadNotifications, $dismissed],
  (resource, dismissed): Resource<Notification[]> => {
    if (resource.status !== 'ready') return resource
    const data = resource.data.filter(({ _id }) => !dismissed.has(_id))
    return { ...resource, data: sortRows(data, 'newest', ({ createdAt }) => createdAt) }
  },
)

const { $arrived, retry, refresh, replace } = $unreadNotifications
/** The unread notifications, newest first. They are polled while a view shows them. */
export const $notifications = Object.assign($shown, { $arrived, retry, refresh, replace })

/** The most requests under way at a time. The server has no call that marks many notifications at once. */
const callsAtOnce = 4

/**
 * Marks notifications as read. They leave the list at once. If the server refuses one, it comes back. One that is
 * dismissed already is not sent again.
 * @param onDismissed takes the id of each notification that the server has marked.
 * @param onRefused takes the reason when the server refuses one. By default, a toast says why.
 */
export async function dismissNotifications(
  ids: readonly string[],
  onDismissed: (id: string) => void,
  onRefused: (failure: ApiError) => unknown = notifyFailure,
): Promise<void> {
  const dismissed = $dismissed.get()
  const rest = ids.filter((id) => !dismissed.has(id))
  $dismissed.set(new Set([...dismissed, ...rest]))
  const work = async () => {
    for (let id = rest.shift(); id !== undefined; id = rest.shift()) {
      if (await markRead(id, onRefused)) onDismissed(id)
    }
  }
  await Promise.all(Array.from({ length: callsAtOnce }, work))
}

async function markRead(id: string, onRefused: (failure: ApiError) => unknown): Promise<boolean> {
  try {
    await api.markNotificationRead(id)
    return true
  } catch (error) {
    // Otherwise the session has ended, and the notification must not come back.
    if (error instanceof ApiError) {
      // It is gone, and nothing is left to mark.
      if (error.status === 404 || error.status === 410) return true
      $dismissed.set(new Set(Array.from($dismissed.get()).filter((each) => each !== id)))
      onRefused(error)
    }
    return false
  }
}

const mostCounted = 99

/** The number on the bell: `7`, or `99+`. @param write writes a number in the client's language. */
export const countOnBell = (count: number, write: (value: number) => string): string =>
  count > mostCounted ? `${write(mostCounted)}+` : write(count)
