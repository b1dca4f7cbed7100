/** The server's answers. The reference API keeps to these schemas, and describes them by OpenAPI. */
import * as v from 'valibot'
import { consultantSchema } from './consultant'
import { fileSchema } from './file'
import { notificationSchema } from './notification'
import { paymentSchema } from './payment'
import { milestoneSchema, projectSchema, updateSchema } from './project'
import { ticketSchema } from './ticket'
import { userSchema } from './user'
import { id } from './values'

const success = v.literal(true)
const done = v.object({ success, message: v.optional(v.string()) })
const data = <Entity extends v.GenericSchema>(entity: Entity) => v.object({ success, data: entity })

/** The server's answer to each call that reads or writes something. */
export const answers = {
  login: data(v.object({ user: userSchema, token: v.string() })),
  sendResetEmail: done,
  resetPassword: done,
  checkSession: done,
  profile: data(userSchema),
  consultant: data(consultantSchema),
  services: data(v.array(projectSchema)),
  service: data(projectSchema),
  serviceUpdates: data(v.array(updateSchema)),
  milestones: data(v.array(milestoneSchema)),
  payments: data(v.array(paymentSchema)),
  servicePayments: data(v.array(paymentSchema)),
  notifications: data(v.array(notificationSchema)),
  markNotificationRead: done,
  tickets: data(v.array(ticketSchema)),
  ticket: data(ticketSchema),
  createTicket: v.object({ success, ticketId: id }),
  replyTicket: data(ticketSchema),
  uploadFile: v.object({ success, message: v.string() }),
  files: data(v.array(fileSchema)),
}

/** The server's answer when it refuses a call: with a status of 400 or more, or only by `success: false`. */
export const failureSchema = v.object({ success: v.literal(false), message: v.string() })
