/** The notifications that the bell shows. */
import { atom, computed } from 'nanostores'
import type { Resource } from '../data/state'
import type { Notification } from '../server/schema'
import { isRead } from '../server/schema/entities/notification'
import { carryLeftOut } from '../server/schema/read'
import { $sessionNumber } from '../server/token'
import { compareDates, dateValue } from '../settings/dates'
import { $allNotifications } from './all'
import { entriesOf } from './entries'
import { createKeptIds } from './kept-ids'

/** The ids of notifications that were dismissed here. An answer under way may still contain them. */
export const $dismissed = atom<ReadonlySet<string>>(new Set())
$sessionNumber.listen(() => $dismissed.set(new Set()))

/** The ids of what the client has dismissed in one go and may still take back. The server knows nothing of it. */
export const { $ids: $heldIds, keep: keepHeld } = createKeptIds('held')

/** The ids of what was dismissed while the server could not take it: it stays hidden, and the server is told later. */
export const { $ids: $untold, keep: keepUntold } = createKeptIds('untold')

/** The ids of those of them that have left by themselves, as the client has seen or settled them: nothing is said of them. */
export const { $ids: $settled, keep: keepSettled } = createKeptIds('settled')

/**
 * The ids of those that are about what waits for the client. "Waiting for you" counts them, and the bell the others alone.
 * `watchBell()` finds them, once it is known what waits.
 */
export const { $ids: $duties, keep: keepDuties } = createKeptIds('duties')

export const newestFirst = (all: readonly Notification[], isWanted: (each: Notification) => boolean) =>
  all
    .filter(isWanted)
    .sort((left, right) => compareDates(dateValue(left.createdAt), dateValue(right.createdAt), 'newest'))

/** The ids of all these, and of what an earlier page has dismissed, and the server does not know yet. */
export const $gone = computed(
  [$dismissed, $untold, $heldIds],
  (dismissed, untold, held) => new Set([...dismissed, ...untold, ...held]),
)

const $shown = computed([$allNotifications, $gone], (resource, gone): Resource<Notification[]> => {
  if (resource.status !== 'ready') return resource
  const data = newestFirst(resource.data, (each) => !isRead(each) && !gone.has(each._id))
  carryLeftOut(data, resource.data)
  return { ...resource, data }
})

const { $arrived, retry, refresh, replace } = $allNotifications
/** The unread notifications, newest first. They are polled while a view shows them. */
export const $notifications = Object.assign($shown, { $arrived, retry, refresh, replace })

/** The number on the bell: its entries that wait nowhere else. `undefined` until the notifications have loaded. */
export const $bellCount = computed([$notifications, $duties], (resource, duties) =>
  resource.status === 'ready'
    ? entriesOf(resource.data).filter(([{ _id }]) => !duties.includes(_id)).length
    : undefined,
)

/** Whether it is known by now which of them are about what waits, or that this can't be found. */
const $areDutiesKnown = atom(false)
$sessionNumber.listen(() => $areDutiesKnown.set(false))
export const noteDutiesKnown = (): void => $areDutiesKnown.set(true)

/**
 * The number on a bell beside a dashboard, where what waits is shown: `$bellCount`, but `undefined` as long as one of those that
 * lead somewhere may still turn out to be about what waits. So the number doesn't fall while the client looks at it.
 */
export const $newsCount = computed(
  [$notifications, $bellCount, $duties, $areDutiesKnown],
  (resource, total, duties, areKnown) => {
    const mayFall = resource.status === 'ready' && resource.data.some(({ CTAPath }) => CTAPath)
    return areKnown || duties.length > 0 || !mayFall ? total : undefined
  },
)

const mostCounted = 99

/** The number on the bell: `7`, or `99+`. @param write writes a number in the client's language. */
export const countOnBell = (count: number, write: (value: number) => string): string =>
  count > mostCounted ? `${write(mostCounted)}+` : write(count)
