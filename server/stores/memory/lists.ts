/** The lists of the store in memory. Each is put in order once: a page costs no more in a long list than in a short one. */
import * as v from 'valibot'
import { keyParts, type ListName, type Lists, listNames, ownerOf, pageOf, readCursor } from '../lists.ts'
import type { Records } from '../records.ts'
import type { Store } from '../store.ts'

/** A row in its list. */
interface Entry<Row> {
  row: Row
  /** Empty in lists that have an order of their own. */
  createdAt: string
  id: string
  /** Among all rows of its kind: milestones stand in the order in which they came. */
  position: number
}

type Key = Pick<Entry<unknown>, 'createdAt' | 'id' | 'position'>

/** Newest first, and of one moment the last id first. */
const compare = (left: Key, right: Key) =>
  descending(left.createdAt, right.createdAt) ||
  descending(left.id, right.id) ||
  left.position - right.position

const descending = (left: string, right: string) => (left === right ? 0 : left < right ? 1 : -1)

const keySchema = v.tuple([v.string(), v.string(), keyParts.position])

type AllLists = { [Name in ListName]: (ownerId: string) => Entry<Lists[Name]>[] }

/** @param records What is added to them is in the lists. Once some are taken out, the lists are made anew by `relist`. */
export function memoryLists(records: Records): Pick<Store, 'list'> & { relist(): void } {
  const makeLists = () =>
    Object.fromEntries(
      listNames.map((name) => [name, inOrder<object>(records[name], (row) => ownerOf(name, row))]),
    ) as AllLists // each list is made of the rows of its name
  let lists = makeLists()
  return {
    relist() {
      lists = makeLists()
    },
    async list(name, ownerId, { limit, cursor, serviceName, withTotal = true } = {}) {
      const entries = lists[name](ownerId)
      const named =
        serviceName !== undefined &&
        new Set(records.projects.filter((one) => one.serviceName === serviceName).map(({ _id }) => _id))
      // Only payments are asked for by a name.
      const fits = ({ row }: Entry<object>) => !named || named.has(Object(row).projectId)
      if (limit === undefined) return { rows: entries.filter(fits).map(({ row }) => row) }

      const found: typeof entries = []
      for (let index = cursor === undefined ? 0 : indexAfter(entries, cursor); ; index++) {
        const entry = entries[index]
        if (!entry || found.length > limit) break
        if (fits(entry)) found.push(entry)
      }
      const page = pageOf(found, limit, ({ createdAt, id, position }) => [createdAt, id, position])
      return {
        ...page,
        rows: page.rows.map(({ row }) => row),
        ...(cursor === undefined &&
          withTotal && { total: named ? entries.filter(fits).length : entries.length }),
      }
    },
  }
}

/** @returns the rows of an owner, in order. What was added since the last time is put in its place. */
function inOrder<Row extends object>(
  rows: readonly Row[],
  ownerOf: (row: Row) => string,
): (ownerId: string) => Entry<Row>[] {
  const lists = new Map<string, Entry<Row>[]>()
  let known = 0
  return (ownerId) => {
    const grown = new Set<Entry<Row>[]>()
    for (const row of rows.slice(known)) {
      const ownerId = ownerOf(row)
      const list = lists.get(ownerId) ?? []
      lists.set(ownerId, list)
      const { createdAt = '', ticketId, _id, id = ticketId ?? _id ?? '' } = Object(row)
      list.push({ row, createdAt, id, position: known++ })
      grown.add(list)
    }
    for (const list of grown) list.sort(compare)
    return lists.get(ownerId) ?? []
  }
}

/** The index of the first entry after the one that a cursor stands for, which may be gone. */
function indexAfter(entries: readonly Key[], cursor: string): number {
  const [createdAt, id, position] = readCursor(cursor, keySchema)
  let [low, high] = [0, entries.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const entry = entries[middle]
    if (entry && compare(entry, { createdAt, id, position }) <= 0) low = middle + 1
    else high = middle
  }
  return low
}
