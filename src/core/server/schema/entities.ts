/** The entities by the names that openapi.json gives them. */
import { consultantShape } from './consultant'
import { fileShape } from './file'
import { notificationShape } from './notification'
import { paymentShape } from './payment'
import { milestoneShape, projectShape, updateShape } from './project'
import { messageShape, ticketShape } from './ticket'
import { userShape } from './user'

export const entities = {
  Client: userShape,
  Consultant: consultantShape,
  Project: projectShape,
  Update: updateShape,
  Milestone: milestoneShape,
  Payment: paymentShape,
  File: fileShape,
  Ticket: ticketShape,
  Message: messageShape,
  Notification: notificationShape,
} as const

export type EntityName = keyof typeof entities

/** The names of an entity's fields, without the `?` of those that may be absent. */
export type FieldName<Name extends EntityName> = keyof (typeof entities)[Name] extends infer Field
  ? Field extends `${infer Bare}?`
    ? Bare
    : Field & string
  : never
