import { notificationShape } from '../schema/entities/notification'
import { ask, done, list, type Signal } from './ask'

const notificationList = list(notificationShape, 'notifications')

/** The notifications, and read ones, too, if the server has them. */
export const notifications = (options?: Signal) => ask('notifications', notificationList, options)

export const markNotificationRead = (notificationId: string, { signal }: Signal = {}) =>
  ask('markNotificationRead', done, { params: { notificationId }, signal })
