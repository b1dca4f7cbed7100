/** What a server may lack. It announces what it has: `{ optional: ["logout"] }`, beside its answer to the login or the session check. */

/** The calls. */
export const optionalCalls = ['logout', 'renew', 'events'] as const
export type OptionalCall = (typeof optionalCalls)[number]

/**
 * All of it: `limit` is in the query of the calls that list, `serviceId` in the form of a new ticket, `idempotencyKeys` in the
 * headers of what a client sends; by `uploads`, a large file comes before its form, and goes on where the line was cut.
 */
export const abilities = [...optionalCalls, 'limit', 'serviceId', 'idempotencyKeys', 'uploads'] as const
export type Ability = (typeof abilities)[number]
