/** Makes a call as the elements make it, and compares its answers with the contract. */
import { ApiError, messageOf } from '../core/server/api-error'
import type { Answered, Place } from '../core/server/inspect/answered'
import { createTally, type Finding, type Tally } from '../core/server/inspect/tally'
import { reportTo } from '../core/server/inspect/tell'
import { $settings } from '../core/settings/config'
import { type CallName, endpointOf } from '../core/settings/endpoints'
import type { Context } from './context'
import type { Exchange } from './exchange'
import { fails, lacks, notes, type Row, rowOf, skipped } from './row'

interface Probe {
  /** Makes the call once. @returns what the elements read of the answer; `undefined` if they can't. */
  run<Output>(ask: () => Promise<Output>): Promise<Output | undefined>
  note(finding: Finding | undefined): void
  /** Whether a row was answered. */
  hasRows(): boolean
  /** The line of the report. @param why Why it was not asked, if it was not. */
  row(why?: string): Row
}

/** Takes the answers that the elements' own code reads. */
let listening: { call: CallName; tally: Tally } | undefined
/** Where the elements look for what a call answers. */
const places = new Map<CallName, Place>()
reportTo(({ call, answer, read }: Answered) => {
  if (read?.place) places.set(call, read.place)
  if (read && listening?.call === call) listening.tally.add(answer, read)
})

/** The rows in an answer, where the elements found those of an earlier one; `undefined` for none. */
export function rowsIn(call: CallName, answer: unknown): readonly unknown[] | undefined {
  const found = places.get(call)?.find(answer)
  return Array.isArray(found) ? found : undefined
}

/** The answer is told of by code that is loaded on demand. */
const told = () => import('../core/server/inspect/tell').then(() => new Promise(setImmediate))

/** It may be run several times, for example for several projects. */
export function createProbe({ line, secrets }: Context, call: CallName): Probe {
  const { method, path } = endpointOf(call, $settings.get().endpoints[call])
  const request = `${method} ${path}`
  const tally = createTally(call)
  const others: Finding[] = []
  let asked = 0
  let isList = false
  let longest = 0

  function note(finding: Finding | undefined): void {
    if (finding && !others.some(({ text }) => text === finding.text)) others.push(finding)
  }

  const about = () => {
    const times = asked > 1 ? `asked ${asked} times` : ''
    const rows = tally.rows()
    const count = isList ? (rows > 0 ? `rows: ${rows}` : 'no rows, so no fields to compare') : ''
    return [times, count].filter(Boolean).join(', ')
  }

  return {
    note,
    hasRows: () => tally.rows() > 0,
    async run(ask) {
      asked++
      listening = { call, tally }
      const start = performance.now()
      try {
        const output = await ask()
        longest = Math.max(longest, performance.now() - start)
        await told()
        if (Array.isArray(output)) isList = true
        for (const finding of aboutHeaders(line.last())) note(finding)
        return output
      } catch (error) {
        await told()
        for (const finding of explain(error, line.last(), secrets.redact)) note(finding)
        return undefined
      }
    },
    row(why) {
      if (asked === 0) return skipped(call, request, why ?? '')
      return rowOf(call, request, about(), [...others, ...aboutTime(longest), ...tally.findings()])
    },
  }
}

/** In seconds: by then, a client has seen placeholders for long. After ten, the elements say that it takes long. */
const slow = 3

function aboutTime(milliseconds: number): Finding[] {
  const seconds = milliseconds / 1000
  return seconds > slow ? [notes(`an answer took ${seconds.toFixed(1)} seconds`)] : []
}

/** What is odd about an answer that can be read. */
function aboutHeaders(exchange: Exchange | undefined): Finding[] {
  if (!exchange) return []
  const type = exchange.headers.get('content-type') ?? ''
  const isTyped = exchange.json === undefined || /\bjson\b/i.test(type)
  return [
    ...(isTyped ? [] : [notes(`its content type is "${type}", and not application/json`)]),
    ...(exchange.isRedirected ? [notes('it redirects: another origin would get no token', 'api-calls')] : []),
  ]
}

const hints: Partial<Record<number, string>> = {
  404: '; if your server has another path, name it in "endpoints"',
  429: '; that is a limit of your server: wait, and ask again',
}

/** Why the elements got nothing. */
export function explain(
  error: unknown,
  exchange: Exchange | undefined,
  redact: (text: string) => string,
): Finding[] {
  if (!exchange) return [fails(redact(messageOf(error)))]
  const { status, json, reason } = exchange
  if (status === 0) return [fails(`no answer came: ${reason}`, 'api-calls')]
  const message = redact(messageIn(json))
  if (status >= 400 || Object(json).success === false) {
    const success = status < 400 ? ' with "success": false' : ''
    const docs = status === 404 ? 'other-paths-names-and-envelopes' : 'answers'
    const said = message ? message.replace(/\.$/, '') : 'without a message'
    return [
      fails(`it answers ${status}${success}: ${said}${hints[status] ?? ''}`, docs),
      ...aboutRefusal(exchange),
    ]
  }
  const { cause } = Object(error)
  if (cause instanceof Error) {
    return [fails(`your "read" throws: ${redact(cause.message)}`, 'other-paths-names-and-envelopes')]
  }
  // Of an answer that can't be read, the tally says why.
  return error instanceof ApiError && error.status === 0 ? [] : [fails(redact(messageOf(error)))]
}

/** The message of a refusal, as the client would read it; empty for none. */
function messageIn(json: unknown): string {
  const { message } = Object(json)
  return typeof message === 'string' ? message.trim() : ''
}

/** What a refusal lacks for the client to understand it. */
export function aboutRefusal({ json, status }: Exchange): Finding[] {
  if (messageIn(json)) return []
  return [
    lacks(`a refusal with ${status} has no "message": the client reads a sentence of the elements' own`),
  ]
}
