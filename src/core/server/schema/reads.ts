/** What each call reads: the types of a host's own endpoints and the schemas of the reference API are made of it. */
import type { EntityName } from './entities'

/** A list of these. */
export const listCalls = {
  services: 'Project',
  serviceUpdates: 'Update',
  milestones: 'Milestone',
  payments: 'Payment',
  servicePayments: 'Payment',
  notifications: 'Notification',
  tickets: 'Ticket',
  files: 'File',
  search: 'Found',
} as const satisfies Record<string, EntityName>

/** One of these. */
export const thingCalls = {
  profile: 'Client',
  colleagues: 'Colleagues',
  inviteColleague: 'Colleagues',
  removeColleague: 'Colleagues',
  changeColleague: 'Colleagues',
  changeProfile: 'Client',
  changePhoto: 'Client',
  consultant: 'Consultant',
  service: 'Project',
  ticket: 'Ticket',
  followTicket: 'Ticket',
  leaveTicket: 'Ticket',
  approve: 'Approval',
  rateTicket: 'Rating',
  security: 'Security',
  addPasskey: 'Security',
  removePasskey: 'Security',
  turnOffSecondStep: 'Security',
  endSessions: 'Security',
  ownData: 'OwnData',
  askForCopy: 'OwnData',
  askForErasure: 'OwnData',
  withdrawErasure: 'OwnData',
  mailSettings: 'MailSettings',
  changeMailSettings: 'MailSettings',
} as const satisfies Record<string, EntityName>
