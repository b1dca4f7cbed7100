/** A notification of the client. The bell counts the unread ones. */
import { type Described, shape } from '../shape'

export const notificationShape = shape({
  _id: 'id',
  title: 'text',
  message: 'text',
  /** The label of the call-to-action; empty when there is none. */
  CTA: 'text',
  CTAPath: 'text',
  createdAt: 'date',
  /** Read, if either of the two says so. */
  read: 'boolean',
  'isRead?': 'boolean',
})

export type Notification = Described<typeof notificationShape>

export const isRead = ({ read, isRead }: Notification): boolean => Boolean(read || isRead)
