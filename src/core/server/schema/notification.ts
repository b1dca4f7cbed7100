/** A notification of the client. The bell shows the unread ones. */
import * as v from 'valibot'
import { date, id } from './values'

export const notificationSchema = v.object({
  _id: id,
  title: v.string(),
  message: v.string(),
  /** The label of the call-to-action; empty when there is none. */
  CTA: v.string(),
  CTAPath: v.string(),
  createdAt: date,
  read: v.boolean(),
})

export type Notification = v.InferOutput<typeof notificationSchema>
