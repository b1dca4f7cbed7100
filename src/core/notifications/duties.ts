/** Notifications of what waits for the client. "Waiting for you" counts them, so that the bell counts the others alone. */
import { computed } from 'nanostores'
import { writtenKeys } from '../session/session'
import { createKeptIds } from './kept-ids'
import { $notifications } from './notifications'

/** Their ids, since "Waiting for you" was last shown. `watchBell()` finds them. */
export const { $ids: $duties, keep: keepDuties } = createKeptIds(writtenKeys.duties)

/** The number on the bell: what is unread, and waits nowhere else. `undefined` until the notifications have loaded. */
export const $newsCount = computed([$notifications, $duties], (resource, duties) =>
  resource.status === 'ready' ? resource.data.filter(({ _id }) => !duties.includes(_id)).length : undefined,
)
