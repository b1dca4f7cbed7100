/** The news by which a server tells that something has changed for a client. */

/** Each of them, and the field of its data that names what has changed, `{"ticketId": "42"}`. Without it, all of the kind have. */
export const newsFields = {
  notifications: '',
  tickets: '',
  ticket: 'ticketId',
  services: '',
  service: 'serviceId',
  payments: '',
  files: 'serviceId',
  /** The session has ended, or the password is new. */
  session: '',
} as const

export type NewsName = keyof typeof newsFields
export const newsNames = Object.keys(newsFields) as NewsName[] // the keys of that table
