/** Asks for all rows of a list: part by part, where the server can. */
import { ownField } from '../../page/is-record'
import type { CallName } from '../../settings/endpoints'
import { ApiError } from '../api-error'
import { noteLacking, takesLimit } from '../optional'
import type { RequestOptions } from '../outgoing'
import type { Reader } from '../schema/read'
import { answerTo, ask, type Signal } from './ask'

/** How many rows the first request asks for: more than a screen shows. */
const firstRows = 100
/** How many rows each later request asks for. To read them is the work of a moment, even on a phone. */
const laterRows = 500

/** The statuses by which a server may refuse a query that it doesn't know. */
const refusals = [400, 422]

/** What has come of a long list, newest first, while the rest is on its way. */
export interface Part<Rows> {
  /** The first rows, to be shown: the same in each part. */
  data: Rows
  /** How many rows have come. */
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
  /** A part after which an earlier request failed: the rows after it are asked for. */
  from?: Part<Rows> | undefined
}

/** Asks for a list: in parts, if somebody takes them. @returns all rows. @throws as `ask()` does */
export async function askAll<Row>(
  call: CallName,
  read: Reader<Row[]>,
  { onPart, known, from, ...request }: RequestOptions & ListOptions<Row[]>,
): Promise<Row[]> {
  if (!onPart || !takesLimit()) return ask(call, read, request)
  try {
    return await askInParts(call, read, request, { onPart, known, from })
  } catch (error) {
    if (!(error instanceof ApiError && refusals.includes(error.status))) throw error
    const rows = await ask(call, read, request)
    noteLacking('limit')
    return rows
  }
}

async function askInParts<Row>(
  call: CallName,
  read: Reader<Row[]>,
  request: RequestOptions,
  { onPart, known, from: part }: ListOptions<Row[]>,
): Promise<Row[]> {
  const rows = part?.rest.rows ?? []
  for (;;) {
    const sent = part?.rest.cursor
    const query = {
      ...request.query,
      limit: `${sent ? laterRows : firstRows}`,
      ...(sent && { cursor: sent }),
    }
    const { answer, output } = await answerTo(call, read, { ...request, query })
    rows.push(...output)
    const cursor = ownField(answer, 'next')
    // With the same cursor again, this would never end.
    if (typeof cursor !== 'string' || !cursor || cursor === sent) return rows
    const total = ownField(answer, 'total')
    part = {
      data: part?.data ?? (known ? joined(output, known) : output),
      count: rows.length,
      total: typeof total === 'number' ? total : part?.total,
      rest: { rows, cursor },
    }
    onPart?.(part)
  }
}

/** Puts the newest rows before those that are known: behind the same last row, nothing is new. */
function joined<Row>(newest: readonly Row[], known: Row[]): Row[] {
  const last = JSON.stringify(newest.at(-1))
  const place = known.slice(0, 2 * newest.length).findIndex((row) => JSON.stringify(row) === last)
  return place < 0 ? known : [...newest, ...known.slice(place + 1)]
}
