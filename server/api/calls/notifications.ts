/** The notifications that the bell shows. */
import * as v from 'valibot'
import { paging } from '../../stores/lists.ts'
import { clientCall } from '../call.ts'
import { answers } from '../schemas.ts'
import { answerList } from '../sending/list.ts'
import { notFound } from '../session/owner.ts'

const notifications = clientCall({
  method: 'GET',
  path: '/notification/getAllNotificationsofUser',
  summary: 'All notifications of the client, read ones too, newest first.',
  query: v.object(paging),
  answer: answers.notifications,
  refuses: [],
  async handle({ query, ...asking }) {
    return answerList('notifications', asking.client.id, query, asking, (one) => one)
  },
})

const markNotificationRead = clientCall({
  method: 'PUT',
  path: '/notification/markAsRead/{notificationId}',
  summary: 'Mark a notification as read. Doing it twice does no harm.',
  answer: answers.markNotificationRead,
  reads: true,
  refuses: [404],
  async handle({ path, client, dependencies }) {
    const found = await dependencies.store.markNotificationRead(client.id, path.notificationId)
    return found ? {} : notFound('notification')
  },
})

export const notificationCalls = { notifications, markNotificationRead }
