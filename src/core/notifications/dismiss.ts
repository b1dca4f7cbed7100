/** How notifications are dismissed. */
import { onLeft, type Stop, stopAll } from '../page/browser'
import { $isOnline } from '../page/connection'
import { patience } from '../page/timer'
import * as api from '../server/api/notifications'
import { ApiError } from '../server/api-error'
import { notify, notifyFailure } from '../server/notify'
import { awaitRecovery, stopAwaiting } from '../server/recovery/recovery'
import { $clientId } from '../session/session'
import { notificationsMessages } from '../text/messages/notifications/notifications'
import { $dismissed, $heldIds, $settled, $untold, keepHeld, keepSettled, keepUntold } from './notifications'

/** For so long, in milliseconds, a server that can be reached may be in no state to take them. */
const longest = 3_600_000
/** Two tries are no further apart, in milliseconds, but where the page was hidden or asleep. */
const longestPause = 180_000

/** The most requests under way at a time. The server has no call that marks many notifications at once. */
const callsAtOnce = 4

interface Listener {
  onDismissed: (id: string) => void
  /** Without it, nobody is told, and the notification stays away: the client has seen what it is about. */
  onRefused?: (failure: ApiError) => unknown
}

/** Who wants to hear of it when the server has taken or refused one. After a reload, or another sign-in, nobody does. */
const listeners = new Map<string, Listener>()

/**
 * Marks notifications as read. They leave the list at once. If the server refuses one, it comes back; if it can't take it just
 * now, it is told later. One that is dismissed already is not sent again.
 * @param onDismissed takes the id of each notification that the server has marked.
 * @param onRefused takes the reason when one comes back. By default, a toast says why.
 */
export const dismissNotifications = (
  ids: readonly string[],
  onDismissed: (id: string) => void,
  onRefused: (failure: ApiError) => unknown = notifyFailure,
) => markAll(ids, { onDismissed, onRefused })

/**
 * The ids of what is dismissed in one go, for which the client may change their mind: it has left the list, and the server is not
 * told before the panel is closed or the page is left.
 */
export const $held = Object.assign($heldIds, {
  hold: (ids: readonly string[]) => keepHeld([...$heldIds.get(), ...ids]),
  giveBack: () => keepHeld([]),
  /** Dismisses what is held once the page is left, and in any case when this is stopped. */
  dismissWhenLeft(onDismissed: (id: string) => void): Stop {
    const dismiss = (calls?: number) => {
      const ids = $heldIds.get()
      if (ids.length === 0) return
      void markAll(ids, { onDismissed, onRefused: notifyFailure }, calls)
      keepHeld([])
    }
    const leave = () => {
      // The page has no time to send one after the other.
      dismiss($heldIds.get().length)
      keepUnanswered()
    }
    return stopAll([onLeft(leave), () => dismiss()])
  },
})

/** The ids of what has left by itself in this session, on this page. */
const settled = new Set<string>()

/** Whether a notification has left the bell without a click: what it is about was seen or settled. */
export const isSettled = (id: string): boolean => settled.has(id)

/** The same for what the client has seen or settled elsewhere: nothing is said of it, whatever the server answers. */
export function settleNotifications(ids: readonly string[], onDismissed: (id: string) => void) {
  for (const id of ids) settled.add(id)
  return markAll(ids, { onDismissed })
}

async function markAll(ids: readonly string[], listener: Listener, calls = callsAtOnce): Promise<void> {
  const dismissed = $dismissed.get()
  const rest = ids.filter((id) => !dismissed.has(id))
  $dismissed.set(new Set([...dismissed, ...rest]))
  for (const id of rest) listeners.set(id, listener)
  const work = async () => {
    for (let id = rest.shift(); id !== undefined; id = rest.shift()) {
      // The session has ended: the next one, maybe of somebody else, must not send it.
      if (!listeners.has(id)) return
      const failure = await markRead(id)
      // Nothing else comes through now.
      if (failure) tellLater([id, ...rest.splice(0)], failure, listener)
    }
  }
  const stop = onLeft(keepUnanswered)
  await Promise.all([...Array(calls)].map(work))
  stop()
}

/** Whether nobody hears of it when the server refuses one: it has left by itself, and was not dismissed by hand since. */
function isQuiet(id: string): boolean {
  const listener = listeners.get(id)
  return listener ? !listener.onRefused : $settled.get().includes(id)
}

function keep(untold: readonly string[]): void {
  const quiet = untold.filter(isQuiet)
  keepUntold(untold)
  keepSettled(quiet)
}

const keepMore = (ids: Iterable<string>) => keep([...new Set([...$untold.get(), ...ids])])

/** Of what the server may not have heard when the page is left, it hears by the next one in this tab. */
const keepUnanswered = () => keepMore(listeners.keys())

/** @returns why it is to be tried again; `undefined` when the server has taken or refused it, or its session has ended. */
async function markRead(id: string, isLast = false): Promise<ApiError | undefined> {
  const line = new AbortController()
  // It can be sent again: the same is marked once.
  const timer = setTimeout(() => line.abort(new TypeError('No answer')), patience)
  let refusal: ApiError | undefined
  try {
    await api.markNotificationRead(id, line)
  } catch (error) {
    // The session has ended, and the notification must not come back.
    if (!(error instanceof ApiError)) return undefined
    // With one of these, it is gone, and nothing is left to mark.
    if (error.status !== 404 && error.status !== 410) refusal = error
  } finally {
    clearTimeout(timer)
  }
  if (refusal?.retryable && !isLast) return refusal
  const listener = listeners.get(id)
  const isSaid = refusal && !isQuiet(id)
  listeners.delete(id)
  const dismissed = new Set($dismissed.get())
  if (isSaid) dismissed.delete(id)
  // After a reload, too, an answer under way may still contain it.
  else dismissed.add(id)
  $dismissed.set(dismissed)
  const untold = $untold.get()
  if (untold.includes(id)) keep(untold.filter((each) => each !== id))
  if (!refusal) listener?.onDismissed(id)
  else if (isSaid) (listener?.onRefused ?? notifyFailure)(refusal)
  return undefined
}

function tellLater(ids: readonly string[], failure: ApiError, { onRefused }: Listener): void {
  keepMore(ids)
  if (onRefused) notify.blank(notificationsMessages.get().untold, 'untold')
  awaitRecovery(tell, failure)
}

let isTelling = false
/** For how long tries have failed with a connection, in milliseconds: it is not the line that hinders them. */
let failedFor = 0
let triedAt = 0

/** Tells the server, one after the other, also of what is added meanwhile. */
async function tell(): Promise<void> {
  if (isTelling) return
  isTelling = true
  let failure: ApiError | undefined
  for (let [id] = $untold.get(); id && !failure; [id] = $untold.get())
    failure = await markRead(id, failedFor > longest)
  isTelling = false
  const pause = Date.now() - triedAt
  triedAt = Date.now()
  if (!failure) failedFor = 0
  else if ($isOnline.get()) failedFor += Math.min(pause, longestPause)
  if (failure) awaitRecovery(tell, failure)
  else stopAwaiting(tell)
}

// What an earlier page of this tab has kept, or an earlier session of this client.
$clientId.subscribe(() => {
  listeners.clear()
  settled.clear()
  failedFor = 0
  if ($heldIds.get().length > 0) {
    // The panel with Undo is gone.
    keepMore($heldIds.get())
    keepHeld([])
  }
  if ($untold.get().length > 0) void tell()
})
