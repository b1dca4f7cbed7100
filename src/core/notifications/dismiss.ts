/** How notifications are dismissed. */
import * as api from '../server/api/notifications'
import { ApiError } from '../server/api-error'
import { notifyFailure } from '../server/notify'
import { $dismissed } from './notifications'

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
  await Promise.all([...Array(callsAtOnce)].map(work))
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
      $dismissed.set(new Set([...$dismissed.get()].filter((each) => each !== id)))
      onRefused(error)
    }
    return false
  }
}
