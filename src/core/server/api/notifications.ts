import * as v from 'valibot'
import { lenientList } from '../schema/lenient'
import { notificationSchema } from '../schema/notification'
import { ask, done, list, type Signal } from './ask'

/** Reads the unread notifications. A notification is read when either `read` or `isRead` says so. */
const unread = v.pipe(
  lenientList(v.object({ ...notificationSchema.entries, isRead: v.boolean() })),
  v.transform((rows) => rows.filter(({ read, isRead }) => !read && !isRead)),
)
export const notifications = (options?: Signal) =>
  ask('notifications', list(unread, 'notifications'), options)

export const markNotificationRead = (notificationId: string) =>
  ask('markNotificationRead', done, { params: { notificationId } })
