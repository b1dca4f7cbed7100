import { notificationShape } from '../schema/notification'
import { ask, done, list, type Signal } from './ask'

const notificationList = list(notificationShape, 'notifications')

/** The unread notifications. */
export const notifications = async (options?: Signal) => {
  const rows = await ask('notifications', notificationList, options)
  return rows.filter(({ read, isRead }) => !read && !isRead)
}

export const markNotificationRead = (notificationId: string) =>
  ask('markNotificationRead', done, { params: { notificationId } })
