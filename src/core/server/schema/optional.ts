/** What a server may lack. It announces what it has: `{ optional: ["logout"] }`, beside its answer to the login or the session check. */

/** The calls. What a client reads by one is followed live if it has its lines in `news.ts`, too: only pages that listen load that. */
export const optionalCalls = ['logout', 'renew', 'events'] as const
export type OptionalCall = (typeof optionalCalls)[number]

/**
 * All of it: `limit` is in the query of the calls that list, `serviceId` in the form of a new ticket, `idempotencyKeys` in the
 * headers of what a client sends; by `uploads`, a large file comes before its form, and goes on where the line was cut;
 * by `approve`, what a client approves is recorded; by `search`, the server finds what no page has loaded; by `rateTicket`, clients say
 * whether an answer has helped. Where one of these three fails, the server need not lack it; nor where one of those after them fails,
 * which are about the client's own ways in and account.
 */
export const abilities = [
  ...optionalCalls,
  'limit',
  'serviceId',
  'idempotencyKeys',
  'uploads',
  'approve',
  'rateTicket',
  'search',
  'security',
  'changePassword',
  'passkeys',
  'secondStep',
  'endSessions',
  'changeProfile',
  'changePhoto',
  'ownData',
  'askForCopy',
  'askForErasure',
  'mails',
  'colleagues',
  'inviteColleague',
  'removeColleague',
  'changeColleague',
  'followTicket',
] as const
export type Ability = (typeof abilities)[number]

/** Those that need a session which the server itself has begun: of a host's own sign-in, it has none to renew or to end. */
export const ownSessionCalls: readonly string[] = [
  'logout',
  'renew',
  'security',
  'changePassword',
  'passkeys',
  'secondStep',
  'endSessions',
  'ownData',
  'askForCopy',
  'askForErasure',
  'inviteColleague',
  'removeColleague',
  'changeColleague',
] satisfies Ability[]
