/**
 * Closed accounts. The state stands in the client's email, such as `ended 2026-11-27T09:30:00.000Z: grace@example.com`:
 * nobody signs in by that, also not at a server of another version or by other software that reads the table.
 */
import type { Client } from './records.ts'

/** Locked for a while; ended, and its email is free for another account; erased, and nobody knows whose it was. */
export type Closing = 'locked' | 'ended' | 'erased'

export interface Closed {
  state: Closing
  /** When: a moment, or a day. */
  since: string
  /** The email from before. Empty for an erased account. */
  email: string
}

type WithEmail = Pick<Client, 'id' | 'email'>

/** The email of the account once it is closed. @param since A moment. */
export const closedEmail = ({ id, email }: WithEmail, state: Closing, since: string): string =>
  `${state} ${since}: ${state === 'erased' ? id : email}`

/** How the account is closed; `undefined` if it is open. */
export function closedAs({ email }: Pick<Client, 'email'>): Closed | undefined {
  const [, state = '', since = '', before = ''] =
    /^(locked|ended|erased) ([\dTZ:.-]+): (.+)$/.exec(email) ?? []
  if (!isClosing(state)) return undefined
  return { state, since, email: state === 'erased' ? '' : before }
}

const isClosing = (state: string): state is Closing => ['locked', 'ended', 'erased'].includes(state)

/** What an erased client is called. */
export const erasedName = 'Former client'

/** What stands behind the name of a client where it rings for colleagues: `Ada wrote on "Hosting".` */
export const behindNames = { wrote: ' wrote on "', added: ' has added you to "' } as const

/** Whether something is counted by this email: `signIn:grace@example.com 192.0.2.1`. */
export const isCountOf = (key: string, email: string): boolean =>
  key.slice(key.indexOf(':') + 1).split(' ')[0] === email
