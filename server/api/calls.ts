/** All calls of the API by their names. */
import type { OptionalCall } from '../../src/core/server/schema/index.ts'
import type { Call } from './call.ts'
import { approvalCalls } from './calls/approvals.ts'
import { colleagueCalls } from './calls/colleagues.ts'
import { eventCalls } from './calls/events.ts'
import { fileCalls } from './calls/files.ts'
import { followerCalls } from './calls/followers.ts'
import { linkCalls } from './calls/link.ts'
import { mailCalls } from './calls/mails.ts'
import { notificationCalls } from './calls/notifications.ts'
import { ownDataCalls } from './calls/own-data.ts'
import { secondStepCalls } from './calls/own-second-step.ts'
import { ownPasskeyCalls, passkeyCalls } from './calls/passkeys.ts'
import { paymentCalls } from './calls/payments.ts'
import { peopleCalls } from './calls/people.ts'
import { projectCalls } from './calls/projects.ts'
import { ratingCalls } from './calls/ratings.ts'
import { recoveryCalls } from './calls/recovery.ts'
import { searchCalls } from './calls/search.ts'
import { stepCalls } from './calls/second-step.ts'
import { securityCalls } from './calls/security.ts'
import { sessionCalls } from './calls/session.ts'
import { ticketCalls } from './calls/tickets.ts'

/** All calls by what they are about: the tags of the OpenAPI document, in the order in which it is read. */
export const groups = {
  Session: sessionCalls,
  'Forgotten password': recoveryCalls,
  'Other ways in': { ...linkCalls, ...passkeyCalls, ...stepCalls },
  Security: { ...securityCalls, ...ownPasskeyCalls, ...secondStepCalls },
  People: { ...peopleCalls, ...colleagueCalls, ...ownDataCalls },
  Mails: mailCalls,
  Projects: { ...projectCalls, ...approvalCalls },
  Payments: paymentCalls,
  Notifications: notificationCalls,
  Tickets: { ...ticketCalls, ...followerCalls, ...ratingCalls },
  Files: fileCalls,
  Search: searchCalls,
  News: eventCalls,
  Health: {},
} satisfies Record<string, Record<string, Call>>

type Group = (typeof groups)[keyof typeof groups]
type NamesOf<Each> = Each extends unknown ? keyof Each : never
export type CallName = NamesOf<Group>
type Calls = { [Name in CallName]: Extract<Group, Record<Name, unknown>>[Name] }

// Of a spread, `Object.assign` gives `any`. The keys of the groups are the names of their calls.
const byName = Object.assign({}, ...Object.values(groups)) as Calls
/** The same by their names. What another server may lack, this one has. */
export const calls = byName satisfies Record<OptionalCall, Call>

/** The name of the call that a request makes, found by its method and the end of its path. */
export function callOf(method: string, pathname: string): CallName | undefined {
  const parts = pathname.split('/')
  const found = Object.entries(calls).find(([, call]) => {
    const places = call.path.split('/').slice(1)
    const end = parts.slice(-places.length)
    const fits = (place: string, index: number) => (place.startsWith('{') ? end[index] : end[index] === place)
    return call.method === method && end.length < parts.length && places.every(fits)
  })
  // `Object.entries` gives names of type `string`, but they are the keys of `calls`.
  return found?.[0] as CallName | undefined
}
