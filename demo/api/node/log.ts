/** The server's log: one line of JSON for each event, without a word that a client wrote. */
import type { RefusedEvent } from '../refusal.ts'

const write = (stream: NodeJS.WriteStream, event: object) =>
  stream.write(`${JSON.stringify({ time: new Date().toISOString(), ...event })}\n`)

/** Logs that somebody was refused: who, from where, what. */
export function logRefused(event: RefusedEvent): void {
  write(process.stdout, { event: 'refused', ...event })
}

/** Logs an unexpected error. */
export function logError(error: unknown): void {
  write(process.stderr, { event: 'error', ...describeError(error) })
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
