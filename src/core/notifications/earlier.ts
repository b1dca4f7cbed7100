/** The notifications that were read. The bell's panel loads this. */
import { computed } from 'nanostores'
import { isRead } from '../server/schema/entities/notification'
import { $allNotifications } from './all'
import { $gone, newestFirst } from './notifications'

/**
 * What was read, newest first, where the server keeps it. One that is dismissed here is among them at once, unless the server
 * has unread ones alone: it would be gone with the next answer.
 */
export const $earlier = computed([$allNotifications, $gone], (resource, gone) =>
  resource.status === 'ready' && resource.data.some(isRead)
    ? newestFirst(resource.data, (each) => isRead(each) || gone.has(each._id))
    : [],
)
