import { type Notification, notificationShape } from '../schema/notification'
import { ask, done, list } from './ask'
import { askAll, type ListOptions } from './ask-all'

const notificationList = list(notificationShape, 'notifications')

const unreadList: typeof notificationList = Object.assign(
  (answer: unknown) => notificationList(answer)?.filter(({ read, isRead }) => !read && !isRead),
  notificationList,
)

/** The unread notifications. */
export const notifications = (options?: ListOptions<Notification[]>) =>
  askAll('notifications', unreadList, { ...options })

export const markNotificationRead = (notificationId: string) =>
  ask('markNotificationRead', done, { params: { notificationId } })
