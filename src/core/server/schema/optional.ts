/**
 * What a server may lack: some calls, abilities of other calls, and the news by which it tells that something has changed for
 * a client. It announces what it has: `{ optional: ["logout"] }`, beside its answer to the login or the session check.
 */

/** The calls. What a client reads by one is followed live if it has a line in {@link newsFields}, too. */
export const optionalCalls = ['logout', 'renew', 'events'] as const
export type OptionalCall = (typeof optionalCalls)[number]

/** Those that need a session which the server itself has begun: of a host's own sign-in, it has none to renew or to end. */
export const ownSessionCalls: readonly string[] = ['logout', 'renew'] satisfies OptionalCall[]

/**
 * All of it: `limit` is in the query of the calls that list, `serviceId` in the form of a new ticket, `idempotencyKeys` in the
 * headers of what a client sends.
 */
export const abilities = [...optionalCalls, 'limit', 'serviceId', 'idempotencyKeys'] as const
export type Ability = (typeof abilities)[number]

/** The news, and the field of its data that names what has changed, `{"ticketId": "42"}`. Without it, all of the kind have. */
export const newsFields = {
  notifications: '',
  tickets: '',
  ticket: 'ticketId',
  services: '',
  service: 'serviceId',
  payments: '',
  files: 'serviceId',
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
  session: 'the session has ended, or the password is new',
}
