/** All calls of the API by their names. */
import type { Call } from './call.ts'
import { fileCalls } from './calls/files.ts'
import { notificationCalls } from './calls/notifications.ts'
import { paymentCalls } from './calls/payments.ts'
import { peopleCalls } from './calls/people.ts'
import { projectCalls } from './calls/projects.ts'
import { recoveryCalls } from './calls/recovery.ts'
import { sessionCalls } from './calls/session.ts'
import { ticketCalls } from './calls/tickets.ts'

export const calls = {
  ...sessionCalls,
  ...recoveryCalls,
  ...peopleCalls,
  ...projectCalls,
  ...paymentCalls,
  ...notificationCalls,
  ...ticketCalls,
  ...fileCalls,
} satisfies Record<string, Call>

export type CallName = keyof typeof calls

const patterns = Object.entries(calls).map(([name, { method, path }]) => ({
  // `Object.entries` gives names of type `string`, but they are the keys of `calls`.
  name: name as CallName,
  method,
  path: new RegExp(`${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}))

/** The name of the call that a request makes, found by its method and the end of its path. */
export function callOf(method: string, pathname: string): CallName | undefined {
  return patterns.find((pattern) => pattern.method === method && pattern.path.test(pathname))?.name
}
