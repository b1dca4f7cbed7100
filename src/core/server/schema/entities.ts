/** The entities by the names that openapi.json gives them. */
import { colleaguesShape } from './entities/colleagues'
import { consultantShape } from './entities/consultant'
import { fileShape } from './entities/file'
import { foundShape } from './entities/found'
import { mailSettingsShape } from './entities/mail-settings'
import { notificationShape } from './entities/notification'
import { ownDataShape } from './entities/own-data'
import { paymentShape } from './entities/payment'
import {
  approvalRecordShape,
  approvalShape,
  milestoneShape,
  projectShape,
  updateShape,
} from './entities/project'
import { securityShape } from './entities/security'
import { messageShape, ratingShape, ticketShape } from './entities/ticket'
import { userShape } from './entities/user'

export const entities = {
  Client: userShape,
  Colleagues: colleaguesShape,
  Consultant: consultantShape,
  Project: projectShape,
  Update: updateShape,
  Milestone: milestoneShape,
  Approval: approvalShape,
  ApprovalRecord: approvalRecordShape,
  Payment: paymentShape,
  File: fileShape,
  Ticket: ticketShape,
  Message: messageShape,
  Rating: ratingShape,
  Notification: notificationShape,
  Security: securityShape,
  OwnData: ownDataShape,
  Found: foundShape,
  MailSettings: mailSettingsShape,
} as const

export type EntityName = keyof typeof entities

/** The names of an entity's fields, without the `?` of those that may be absent. */
export type FieldName<Name extends EntityName> = keyof (typeof entities)[Name] extends infer Field
  ? Field extends `${infer Bare}?`
    ? Bare
    : Field & string
  : never
