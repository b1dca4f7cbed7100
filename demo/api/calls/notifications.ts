/** The notifications that the bell shows. */

import { clientCall } from '../call.ts'
import { notFound } from '../owner.ts'
import { answers } from '../schemas.ts'

const notifications = clientCall({
  method: 'GET',
  path: '/notification/getAllNotificationsofUser',
  summary: 'All notifications of the client, read ones too, newest first.',
  answer: answers.notifications,
  refuses: [],
  async handle({ client, dependencies }) {
    return { data: await dependencies.store.notifications(client.id) }
  },
})

const markNotificationRead = clientCall({
  method: 'PUT',
  path: '/notification/markAsRead/{notificationId}',
  summary: 'Mark a notification as read. Doing it twice does no harm.',
  answer: answers.markNotificationRead,
  refuses: [404],
  async handle({ path, client, dependencies }) {
    const found = await dependencies.store.markNotificationRead(client.id, path.notificationId)
    return found ? {} : notFound('notification')
  },
})

export const notificationCalls = { notifications, markNotificationRead }
