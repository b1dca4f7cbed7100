/** The server's log: one line of JSON for each event. Of what clients write, it has the email of a refused sign-in alone. */
import { faultOf } from '../../base/fault.ts'
import type { ApiEvent } from '../../base/refusal.ts'

const write = (stream: NodeJS.WriteStream, event: object) =>
  stream.write(`${inAscii(JSON.stringify({ time: new Date().toISOString(), ...event }))}\n`)

/** Other characters could begin a line, turn text around, or speak to a terminal. */
const inAscii = (json: string) =>
  json.replace(/[^ -~]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** Logs who has signed in or out, has set a new password, was refused, or answered, and from where. */
export function logEvent(event: ApiEvent): void {
  write(process.stdout, event)
}

/** Logs that the server has started, or is about to stop. */
export function logServer(event: {
  event: 'started' | 'stopping'
  at?: string
  portal?: string | undefined
}): void {
  write(process.stdout, event)
}

/** Logs an unexpected error, and in which call it came: its id and its route, which holds none of its values. */
export function logError(error: unknown, id?: string, call?: string): void {
  write(process.stderr, { event: 'error', id, call, ...describeError(error) })
}

/**
 * Describes an error for a log: which component it is of, and what its code means. The message of a database error holds the
 * query with the client's words in it, so only its code, its table and its constraint are named.
 */
export function describeError(error: unknown): Record<string, unknown> {
  const innermost = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const { name, code, table, constraint, message, stack } = Object(innermost)
  const { component, means } = faultOf(error)
  if (error instanceof Error && error.name === 'MailFailure')
    return { component, code, means, message: error.message }
  if (code || means) return { component, name, code, means, table, constraint }
  // The first line of a stack repeats the message.
  return {
    component,
    name,
    message: String(message ?? error),
    at: String(stack ?? '')
      .split('\n    at ')
      .slice(1, 6),
  }
}
