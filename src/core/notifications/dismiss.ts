/** How notifications are dismissed. */
import { patience } from '../page/timer'
import * as api from '../server/api/notifications'
import { ApiError } from '../server/api-error'
import { notify, notifyFailure } from '../server/notify'
import { awaitRecovery, stopAwaiting } from '../server/recovery/recovery'
import { $clientId } from '../session/session'
import { notificationsMessages } from '../text/messages/notifications/notifications'
import { $dismissed } from './notifications'
import { $untold, setUntold } from './untold'

/** The most requests under way at a time. The server has no call that marks many notifications at once. */
const callsAtOnce = 4

type OnDismissed = (id: string) => void
type OnRefused = (failure: ApiError) => unknown

/** Who wants to hear of it when the server knows. After a reload, nobody does. */
const listeners = new Map<string, OnDismissed>()

/**
 * Marks notifications as read. They leave the list at once. If the server refuses one, it comes back; if it can't be reached, it
 * is told later. One that is dismissed already is not sent again.
 * @param onDismissed takes the id of each notification that the server has marked.
 * @param onRefused takes the reason when the server refuses one. By default, a toast says why.
 */
export async function dismissNotifications(
  ids: readonly string[],
  onDismissed: OnDismissed,
  onRefused: OnRefused = notifyFailure,
): Promise<void> {
  const dismissed = $dismissed.get()
  const rest = ids.filter((id) => !dismissed.has(id))
  $dismissed.set(new Set([...dismissed, ...rest]))
  for (const id of rest) listeners.set(id, onDismissed)
  const work = async () => {
    for (let id = rest.shift(); id !== undefined; id = rest.shift()) {
      const lost = await markRead(id, onRefused)
      // Nothing else comes through now.
      if (lost) tellLater([id, ...rest.splice(0)], lost)
    }
  }
  await Promise.all([...Array(callsAtOnce)].map(work))
}

/** @returns why the server could not be reached; `undefined` when it has taken or refused it. */
async function markRead(id: string, onRefused: OnRefused): Promise<ApiError | undefined> {
  const line = new AbortController()
  // It can be sent again: the same is marked once.
  const timer = setTimeout(() => line.abort(), patience)
  try {
    await api.markNotificationRead(id, line)
    listeners.get(id)?.(id)
  } catch (error) {
    // Otherwise the session has ended, and the notification must not come back.
    if (error instanceof ApiError) {
      if (error.status === 0) return error
      // With one of these, it is gone, and nothing is left to mark.
      if (error.status === 404 || error.status === 410) listeners.get(id)?.(id)
      else {
        $dismissed.set(new Set([...$dismissed.get()].filter((each) => each !== id)))
        onRefused(error)
      }
    }
  } finally {
    clearTimeout(timer)
  }
  listeners.delete(id)
  return undefined
}

function tellLater(ids: readonly string[], failure: ApiError): void {
  setUntold([...new Set([...$untold.get(), ...ids])])
  notify.blank(notificationsMessages.get().untold, 'untold')
  awaitRecovery(tell, failure)
}

let isTelling = false

/** Tells the server, one after the other. */
async function tell(): Promise<void> {
  if (isTelling) return
  isTelling = true
  // After a reload, too, an answer under way may still contain them.
  $dismissed.set(new Set([...$dismissed.get(), ...$untold.get()]))
  let lost: ApiError | undefined
  for (const id of $untold.get()) {
    lost = await markRead(id, notifyFailure)
    // The session may have ended meanwhile.
    if (lost || !$untold.get().includes(id)) break
    setUntold($untold.get().filter((each) => each !== id))
  }
  isTelling = false
  if (lost) awaitRecovery(tell, lost)
  else stopAwaiting(tell)
}

// What an earlier page of this tab has kept, or an earlier session of this client.
$clientId.subscribe(() => {
  if ($untold.get().length > 0) void tell()
})
