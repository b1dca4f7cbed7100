/** The server's log: one line of JSON for each event. Of what clients write, it has the email of a refused sign-in alone. */
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

/** Logs an unexpected error, and in which call it came. */
export function logError(error: unknown, id?: string): void {
  write(process.stderr, { event: 'error', id, ...describeError(error) })
}

/**
 * Describes an error for a log. The message of a database error holds the query with the client's words in it, so only
 * its code, its table and its constraint are named.
 */
export function describeError(error: unknown): Record<string, unknown> {
  const innermost = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const { name, code, table, constraint, message, stack } = Object(innermost)
  if (code) return { name, code, table, constraint }
  // The first line of a stack repeats the message.
  return {
    name,
    message: String(message ?? error),
    at: String(stack ?? '')
      .split('\n    at ')
      .slice(1, 6),
  }
}
