/** Asks for all rows of a list: part by part, where the server can. */

import { ownField } from '../../page/is-record'
import { toJson } from '../../page/json'
import { $settings } from '../../settings/config'
import { type CallName, endpointOf } from '../../settings/endpoints'
import { ApiError } from '../api-error'
import { isOffered, noteLacking } from '../optional'
import type { RequestOptions } from '../outgoing'
import { carryLeftOut } from '../schema/read'
import { type AnswerReader, answerTo, ask, type Signal } from './ask'

/** How many rows the first request asks for: more than a screen shows. */
const firstRows = 100
/** How many rows each later request asks for: few enough to be read in a moment on a phone, since a request is work, too. */
const laterRows = 1000

/** The statuses by which a server may refuse a query that it doesn't know. */
const refusals = [400, 422]

/** What has come of a long list, newest first, while the rest is on its way. */
export interface Part<Rows> {
  /** The first rows, to be shown: the same in each part. */
  data: Rows
  count: number
  /** How many there are; `undefined` when the server doesn't tell. */
  total: number | undefined
  /** All rows that have come, and where the server goes on. */
  rest: { rows: Rows; cursor: string }
}

export interface ListOptions<Rows> extends Signal {
  /** Takes each part but the last. */
  onPart?: ((part: Part<Rows>) => void) | undefined
  /** The rows as they were known before: they stand behind the first ones until the others have come again. */
  known?: Rows | undefined
  /** Whether the known rows are up to date, as far as is known: then the first ones are looked at alone. */
  isUpToDate?: boolean | undefined
  /** A part after which an earlier request failed: the rows after it are asked for. */
  from?: Part<Rows> | undefined
}

/** A host whose path has a place for the cursor knows that the list comes in pages. */
export const hasCursor = (call: CallName): boolean =>
  endpointOf(call, $settings.get().endpoints[call]).path.includes('{cursor}')

/** Asks for a list: in parts, if somebody takes them. @returns all rows. @throws as `ask()` does */
export async function askAll<Row>(
  call: CallName,
  read: AnswerReader<Row[]>,
  { onPart, known, isUpToDate, from: part, ...request }: RequestOptions & ListOptions<Row[]>,
): Promise<Row[]> {
  const askWhole = () => ask(call, read, request)
  if (!onPart || !(isOffered('limit') || hasCursor(call))) return askWhole()
  // Another request may go on behind the same part.
  const rows = [...(part?.rest.rows ?? [])]
  carryLeftOut(rows, part?.rest.rows)
  for (;;) {
    const sent = part?.rest.cursor
    const limit = sent ? laterRows : firstRows
    const query = { ...request.query, limit: `${limit}`, ...(sent && { cursor: sent }) }
    const page = await answerTo(call, read, { ...request, query }).catch((error) => {
      if (!(error instanceof ApiError && refusals.includes(error.status))) throw error
    })
    // A host's own `fetch` may know no signals.
    request.signal?.throwIfAborted()
    if (!page) {
      const all = await askWhole()
      // A cursor is refused that is too old, too.
      if (!sent) noteLacking('limit')
      return all
    }
    for (const row of page.output) rows.push(row)
    carryLeftOut(rows, page.output)
    const cursor = textBeside(page.answer, 'next')
    const total = Number(textBeside(page.answer, 'total') || Number.NaN)
    if (!cursor) {
      // A page that is full by chance, or of a server whose cursor a host's `read` leaves out.
      const isDoubtful = !sent && rows.length === limit && total !== limit
      return isDoubtful ? askWhole() : rows
    }
    // With the same cursor again, or without rows, this would never end.
    if (cursor === sent || page.output.length === 0) return rows
    const renewed = known && joined(page.output, known)
    if (!sent && isUpToDate && renewed && renewed.length === total) return renewed
    part = {
      data: part?.data ?? renewed ?? known ?? page.output,
      count: rows.length,
      total: Number.isNaN(total) ? part?.total : total,
      rest: { rows, cursor },
    }
    onPart(part)
  }
}

/** What a server says beside a list, or beside its `data`: a text or a number; empty without one. */
export function textBeside(answer: unknown, name: string): string {
  const values = [answer, ownField(answer, 'data')].map((place) => ownField(place, name))
  return String(values.find((value) => typeof value === 'string' || typeof value === 'number') ?? '')
}

/** Puts the newest rows before those that are known: behind the last one in both, nothing is new. */
function joined<Row>(newest: readonly Row[], known: readonly Row[]): Row[] | undefined {
  const places = new Map(known.slice(0, 2 * newest.length).map((row, place) => [toJson(row), place]))
  for (let after = 1; after <= newest.length; after++) {
    const place = places.get(toJson(newest.at(-after)))
    if (place === undefined) continue
    const rows = [...newest, ...known.slice(place + after)]
    carryLeftOut(rows, known)
    return rows
  }
  return undefined
}
