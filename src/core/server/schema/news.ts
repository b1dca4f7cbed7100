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
  profile: '',
  ownData: '',
  session: '',
} as const

export type NewsName = keyof typeof newsFields
export const newsNames = Object.keys(newsFields) as NewsName[] // the keys of that table

/** What has changed then, as the guides say it. No page loads these words. */
export const newsWords: Record<NewsName, string> = {
  notifications: 'the notifications',
  tickets: 'the list of tickets',
  ticket: 'one ticket: a message, its status',
  services: 'the list of projects',
  service: 'one project: its status, updates, milestones',
  payments: 'the payments',
  files: 'the files of one project',
  profile: 'what the client has set about themselves: photo, phone, language, time zone',
  ownData: 'the copy of the own data, or the wish to be erased',
  session: 'the session has ended, or the password is new',
}
