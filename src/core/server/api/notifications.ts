import * as v from 'valibot'
import { lenientList } from '../schema/lenient'
import { notificationSchema } from '../schema/notification'
import { anywhere, askAt, done, type Endpoints, type Signal } from './ask'

export const notificationsEndpoints = {
  notifications: ['GET', '/notification/getAllNotificationsofUser'],
  markNotificationRead: ['PUT', '/notification/markAsRead/{notificationId}'],
} as const satisfies Endpoints
const ask = askAt(notificationsEndpoints)

const unread = v.pipe(
  lenientList(v.object({ ...notificationSchema.entries, isRead: v.boolean() })),
  v.transform((rows) => rows.filter(({ read, isRead }) => !read && !isRead)),
)
export const notifications = (options?: Signal) =>
  ask('notifications', anywhere(['data', 'notifications'], unread), options)

export const markNotificationRead = (notificationId: string) =>
  ask('markNotificationRead', done, { params: { notificationId } })
