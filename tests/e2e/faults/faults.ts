/** The faults that a line between page and server can have. Each one is what some real network, proxy or server does. */
import { isRecord } from '../../../src/core/page/is-record'

/** What becomes of one call. */
export type Fault =
  /** Nobody listens; the connection breaks; no answer; a late one; half of one. */
  | { line: 'refused' | 'reset' | 'hangs' | 'slow' | 'cut' }
  /** This answer, in place of the server's. */
  | { status: number; type?: string; body?: string; headers?: Record<string, string> }
  /** The server's own answer, with a change. */
  | { change: (answer: unknown) => unknown }

/** What the server says of itself, where it says something. */
export const told = 'The archive is being rebuilt.'

const html = '<!doctype html><html lang="en"><title>Gateway</title><h1>Bad luck</h1></html>'
const asHtml = (status: number): Fault => ({ status, type: 'text/html', body: html })
const asJson = (status: number, answer: unknown, headers = {}): Fault => ({
  status,
  headers,
  type: 'application/json',
  body: JSON.stringify(answer),
})
const refusal = { success: false, message: told }
/** In seconds. */
const retryAfter = { 'retry-after': '7' }

export const faults = {
  refused: { line: 'refused' },
  reset: { line: 'reset' },
  hangs: { line: 'hangs' },
  slow: { line: 'slow' },
  cut: { line: 'cut' },
  'broken JSON': { status: 200, type: 'application/json', body: '{"success":true,"data":[{"_id":"1","na' },
  'HTML with 200': asHtml(200),
  '204': { status: 204 },
  'success: false': asJson(200, refusal),
  'a text for data': asJson(200, { success: true, data: 'none' }),
  'null for data': asJson(200, { success: true, data: null }),
  'numbers for rows': asJson(200, { success: true, data: [1, 2, 3] }),
  'only ids': { change: onlyIds },
  '400': asJson(400, refusal),
  '401': asJson(401, refusal),
  '403': asJson(403, refusal),
  '404': asJson(404, refusal),
  '413': asHtml(413),
  '429': asJson(429, refusal, retryAfter),
  '500': asHtml(500),
  '503': { status: 503, headers: retryAfter },
  '999': { status: 999 },
  '20 MB': { change: (answer) => ({ ...Object(answer), padding: 'x'.repeat(20_000_000) }) },
  '5,000 rows': { change: manyRows },
} satisfies Record<string, Fault>

export type FaultName = keyof typeof faults

// The type of Object.keys() is `string[]`, but the keys of the table are exactly the names.
export const faultNames = Object.keys(faults) as FaultName[]

/** What is left of each thing: its ids, and, of a sign-in, the token. */
const kept = ['success', 'data', 'user', 'token', '_id', 'id', 'ticketId']

function onlyIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(onlyIds)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) => (kept.includes(name) ? [[name, onlyIds(each)]] : [])),
  )
}

const long = 5_000
const longAgo = '2001-01-01T12:00:00.000Z'

/** A list behind which stand so many more rows, all older. The messages of a ticket are its rows. */
function manyRows(answer: unknown): unknown {
  const { data } = Object(answer)
  if (isRecord(data)) return { ...Object(answer), data: { ...data, messages: longer(data.messages) } }
  return { ...Object(answer), data: longer(data), next: undefined, total: undefined }
}

function longer(rows: unknown): unknown {
  if (!Array.isArray(rows)) return rows
  const more = Array.from({ length: long - rows.length }, (_, index) => {
    const row = Object(rows[index % rows.length])
    const ids = ['_id', 'id', 'ticketId'].flatMap((name) =>
      name in row ? [[name, `${row[name]}-${index}`]] : [],
    )
    return { ...row, ...Object.fromEntries(ids), createdAt: longAgo, date: longAgo, active: 'Completed' }
  })
  return [...rows, ...more]
}
