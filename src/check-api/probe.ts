/** Makes a call as the elements make it, and compares its answers with the contract. */
import { ApiError, messageOf } from '../core/server/api-error'
import type { Answered, LeftOut } from '../core/server/inspect/answered'
import { createTally, type Finding, type Tally } from '../core/server/inspect/tally'
import { reportTo } from '../core/server/inspect/tell'
import { readRefusal } from '../core/server/refusal'
import { $settings } from '../core/settings/config'
import { type CallName, endpointOf } from '../core/settings/endpoints'
import type { Exchange } from './asking/exchange'
import { idOf, learn, repeatedIn, rowsIn } from './asking/reading'
import type { Context } from './context'
import { fails, lacks, notes, type Row, rowOf, skipped } from './row'

interface Probe {
  /**
   * Makes the call once.
   * @param why Says it better than `explain()` why the elements got nothing, if it can.
   * @returns what the elements read of the answer; `undefined` if they can't
   */
  run<Output>(
    ask: () => Promise<Output>,
    why?: (exchange: Exchange) => Finding | undefined,
  ): Promise<Output | undefined>
  note(finding: Finding | undefined): void
  /** Whether a row was answered. */
  hasRows(): boolean
  /** The line of the report. @param why Why it was not asked, if it was not. */
  row(why?: string): Row
}

/** Takes the answers that the elements' own code reads. */
let listening: { call: CallName; tally: Tally; note: Probe['note'] } | undefined
reportTo((what: Answered | LeftOut) => {
  if ('leavesOut' in what) {
    const text = 'your "write" leaves out files that the client has attached: return them in a FormData'
    if (listening?.call === what.call) listening.note(fails(text, 'other-shapes.md#files'))
    return
  }
  const { call, answer, read } = what
  if (read) learn(call, read)
  if (!read || listening?.call !== call) return
  listening.tally.add(answer, read)
  listening.note(aboutIds(rowsIn(call, answer) ?? []))
})

function aboutIds(rows: readonly unknown[]): Finding | undefined {
  const [first] = repeatedIn(rows.map(idOf))
  if (first === undefined) return undefined
  return fails(
    `rows have the same id, such as ${JSON.stringify(first)}: of these, one can be opened`,
    'fields.md#answers',
  )
}

/** The answer is told of by code that is loaded on demand. */
const told = () => import('../core/server/inspect/tell').then(() => new Promise(setImmediate))

/** It may be run several times, for example for several projects. */
export function createProbe({ line, secrets, times }: Context, call: CallName): Probe {
  const { method, path } = endpointOf(call, $settings.get().endpoints[call])
  const request = `${method} ${path}`
  const tally = createTally(call)
  const others: Finding[] = []
  let asked = 0
  let isList = false

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
    async run(ask, why) {
      asked++
      listening = { call, tally, note }
      const start = performance.now()
      const before = line.last()
      try {
        const output = await ask()
        const isStream = call === 'events'
        if (!isStream) times.push({ call, seconds: (performance.now() - start) / 1000 })
        await told()
        if (Array.isArray(output) && !isStream) isList = true
        for (const finding of aboutHeaders(line.last())) note(finding)
        return output
      } catch (error) {
        await told()
        // An endpoint's own `write` may throw: then nothing was sent.
        const latest = line.last() === before ? undefined : line.last()
        const better = latest && why?.(latest)
        for (const finding of better ? [better] : explain(error, latest, secrets.redact)) note(finding)
        return undefined
      }
    },
    row(why) {
      if (asked === 0) return skipped(call, request, why ?? '')
      const findings = [...others, ...tally.findings()]
      const isFirst = ({ text }: Finding, index: number) =>
        findings.findIndex((each) => each.text === text) === index
      return rowOf(call, request, about(), findings.filter(isFirst))
    },
  }
}

/** What is odd about an answer that can be read. */
function aboutHeaders(exchange: Exchange | undefined): Finding[] {
  if (!exchange) return []
  const type = exchange.headers.get('content-type') ?? ''
  const isTyped = exchange.json === undefined || /\bjson\b/i.test(type)
  return [
    ...(isTyped
      ? []
      : [notes(`its content type is "${type}", and not application/json`, 'fields.md#answers')]),
    ...(exchange.redirect
      ? [notes(`it redirects to ${exchange.redirect}: another origin would get no token`, 'calls.md')]
      : []),
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
  const { cause } = Object(error)
  const told = (what: unknown, before = '') => [fails(before + redact(messageOf(what)).replace(/\.$/, ''))]
  if (!exchange) return told(cause ?? error, "the request can't be put together: ")
  const { status, json, reason, isPage } = exchange
  if (status === 0) return [fails(`no answer came: ${reason}`, 'calls.md')]
  const message = redact(messageIn(exchange))
  if (status >= 400 || Object(json).success === false) {
    const success = status < 400 ? ' with "success": false' : ''
    const docs = status === 404 ? 'other-shapes.md#other-paths' : undefined
    const said = message ? message.replace(/\.$/, '') : isPage ? page(exchange) : 'without a message'
    const text = fails(`it answers ${status}${success}: ${said}${hints[status] ?? ''}`, docs)
    // That a page has no message goes without saying.
    return isPage ? [text] : [text, ...aboutRefusal(exchange)]
  }
  if (cause instanceof Error) {
    return [
      fails(`your "read" throws: ${redact(cause.message)}`, 'other-shapes.md#other-names-and-envelopes'),
    ]
  }
  // As the tally says it of what the elements read.
  if (json === undefined) {
    const what = isPage ? page(exchange) : 'no JSON, or empty'
    return [fails(`the answer can't be read: it is ${what}`, 'fields.md#answers')]
  }
  return !error || (error instanceof ApiError && error.status === 0) ? [] : told(error)
}

/** What came in place of JSON: often the sign-in of another program in front of the server. */
export const page = ({ redirect }: Exchange) =>
  `a page of HTML${redirect && `, to which it redirects: ${redirect}`}`

/** The message of a refusal, as the client would read it; empty for none. */
export const messageIn = (
  { call, status, json, bytes }: Exchange,
  complain = (_: string, __: unknown) => {},
) => (call ? readRefusal(call, status, json ?? new TextDecoder().decode(bytes), complain).message : '')

/** What a refusal lacks for the client to understand it. */
export function aboutRefusal(exchange: Exchange): Finding[] {
  const faults: Finding[] = []
  const message = messageIn(exchange, (name, error) =>
    faults.push(fails(`your "${name}" throws: ${messageOf(error)}`, 'other-shapes.md#refusals')),
  )
  if (message || faults.length > 0) return faults
  const has = exchange.isPage ? `is ${page(exchange)}, and not JSON with a "message"` : 'has no "message"'
  const reads = exchange.isPage ? '' : ": the client reads a sentence of the elements' own"
  return [lacks(`a refusal with ${exchange.status} ${has}${reads}`)]
}
