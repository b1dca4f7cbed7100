/** Answers the calls that list: whole, or page by page. */

import type { AskedByCall, ListName, Lists } from '../../stores/lists.ts'
import type { Client } from '../../stores/records.ts'
import type { Dependencies } from '../dependencies.ts'
import type { More } from './answers.ts'

const mostRows = 1_000

/** As many rows are read as soon as they are asked for. More than these wait for a turn. */
const rowsAtFirst = 100

/** As many rows of a whole list are read at once. Each ticket has its conversation. */
const rowsAtOnce = (list: ListName) => (list === 'tickets' ? 50 : 500)

/** Answers a call that lists. Of a long list it gives the first rows, and the others when they are asked for. */
export async function answerList<Name extends ListName, Wire>(
  list: Name,
  ownerId: string,
  { limit, cursor, serviceName }: AskedByCall,
  { client, dependencies }: { client: Client; dependencies: Dependencies },
  toWire: (row: Lists[Name]) => Wire | Promise<Wire>,
): Promise<{ data: Wire[]; next?: string; total?: number } & More> {
  const { store, takeTurn } = dependencies
  const withTotal = limit !== undefined
  const page = async (limit: number, cursor: string | undefined) => {
    const { rows, ...around } = await store.list(list, ownerId, { limit, cursor, serviceName, withTotal })
    return { data: await Promise.all(rows.map(toWire)), ...around }
  }
  if (limit !== undefined) {
    const most = Math.min(Number(limit), mostRows)
    return most > rowsAtFirst ? takeTurn(client.id, () => page(most, cursor)) : page(most, cursor)
  }
  const { data, next } = await page(Math.min(rowsAtFirst, rowsAtOnce(list)), undefined)
  if (next === undefined) return { data }
  let rest: string | undefined = next
  const more = async () => {
    if (rest === undefined) return []
    const rows = await page(rowsAtOnce(list), rest)
    rest = rows.next
    return rows.data
  }
  return { data, more }
}
