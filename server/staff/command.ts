/** The staff's command: reads what was typed, has it done, and prints the result. */

import type { Connection } from './connect.ts'
import { helpOf, helpOfAll } from './help.ts'
import { type Asked, createRequest, readCommand, readHelp, UsageError } from './input.ts'
import { plain, plainJson } from './say.ts'
import { findVerb } from './verbs.ts'

export interface Terminal {
  /** Aborted by Ctrl-C. What is under way is done, and nothing after it. */
  stopping: AbortSignal
  /** What the system calls who types, for the trail. */
  user: string
  /** All that stands on standard input. */
  stdin(): Promise<string>
  print(text: string): void
  complain(text: string): void
}

/** What the desk refuses. */
class RefusedError extends Error {}

/**
 * Runs the command.
 *
 * @param connect Comes to the data. It is not called for the help, nor for what does not fit.
 * @returns the exit code: 2 if what was typed does not fit, 1 if something else was refused or fails
 */
export async function runCommand(
  args: readonly string[],
  connect: () => Promise<Connection>,
  terminal: Terminal,
): Promise<number> {
  try {
    const help = readHelp(args)
    if (help !== undefined) {
      const verb = findVerb(help)
      terminal.print(verb ? helpOf(help, verb) : helpOfAll())
      return 0
    }
    const asked = await readCommand(args, terminal.stdin)
    const connection = await connect()
    try {
      await runAll(asked, connection, terminal)
    } finally {
      await connection.close()
    }
    return 0
  } catch (error) {
    terminal.complain(plain(inWords(error)))
    return error instanceof UsageError ? 2 : 1
  }
}

/** Does the verb once for each input, in their order, until one is refused. */
async function runAll(
  asked: Asked,
  connection: Connection,
  { print, stopping, user }: Terminal,
): Promise<void> {
  const { verb, inputs, isList, isJson } = asked
  const results: unknown[] = []
  try {
    for (const input of inputs) {
      if (stopping.aborted) throw new Error(`Stopped: ${results.length} of ${inputs.length} are done.`)
      const result = await runOnce(asked, input, connection, user).catch((error) => {
        throw isList ? atPlace(error, results.length + 1, inputs.length) : error
      })
      results.push(result)
      // The verb has made this result, or the same verb in the server.
      if (!isJson) print(plain(verb.words(result as never)))
    }
  } finally {
    if (isJson && (isList || results.length > 0)) print(plainJson(isList ? results : results[0]))
  }
}

async function runOnce(
  asked: Asked,
  input: Record<string, unknown>,
  { bytesPerFile, send }: Connection,
  user: string,
): Promise<unknown> {
  const answer = await send(await createRequest(asked, input, { bytesPerFile, user }))
  const body = await answer.json()
  if (answer.ok) return body
  throw answer.status === 400 ? new UsageError(body.message) : new RefusedError(body.message)
}

/** Says which one of a list was refused. */
function atPlace(error: unknown, place: number, all: number): Error {
  const text = `${place} of ${all} was refused, and what comes after it was not done: ${inWords(error)}`
  return error instanceof UsageError ? new UsageError(text) : new RefusedError(text)
}

function inWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // A query's own message holds the query. Several tries to connect have no message.
  const { message, code } = Object(('query' in error && error.cause) || error)
  return message || String(code)
}
