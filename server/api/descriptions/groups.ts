/** The calls by what they are about: the tags of the OpenAPI document, in the order in which it is read. */
import type { Call } from '../call.ts'
import { eventCalls } from '../calls/events.ts'
import { fileCalls } from '../calls/files.ts'
import { notificationCalls } from '../calls/notifications.ts'
import { paymentCalls } from '../calls/payments.ts'
import { peopleCalls } from '../calls/people.ts'
import { projectCalls } from '../calls/projects.ts'
import { recoveryCalls } from '../calls/recovery.ts'
import { sessionCalls } from '../calls/session.ts'
import { ticketCalls } from '../calls/tickets.ts'

export const groups = {
  Session: sessionCalls,
  'Forgotten password': recoveryCalls,
  People: peopleCalls,
  Projects: projectCalls,
  Payments: paymentCalls,
  Notifications: notificationCalls,
  Tickets: ticketCalls,
  Files: fileCalls,
  News: eventCalls,
  Health: {},
} satisfies Record<string, Record<string, Call>>
