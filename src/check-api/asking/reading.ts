/**
 * Reads answers as the page reads them. Servers write one thing in several ways, such as an id as `7` or `"7"`, under `id` or
 * `_id`: whatever is compared is read first.
 */
import { ownField } from '../../core/page/is-record'
import type { PlacedReader } from '../../core/server/inspect/answered'
import type { CallName } from '../../core/settings/endpoints'

const readers = new Map<CallName, PlacedReader>()

/** Learns how the elements read the answers to a call. */
export const learn = (call: CallName, read: PlacedReader) => readers.set(call, read)

/** What the elements read in an answer; `undefined` for nothing, and for a call that they have had no answer to. */
export const readAs = (call: CallName, answer: unknown): unknown => readers.get(call)?.(answer)

/** The rows that the elements read in an answer; `undefined` for none. */
export function rowsIn(call: CallName, answer: unknown): readonly unknown[] | undefined {
  const read = readAs(call, answer)
  return Array.isArray(read) ? read : undefined
}

/** What tells a thing that was read from the others. A milestone has no id. */
export const idOf = (read: unknown): unknown =>
  ['ticketId', '_id', 'id'].map((name) => ownField(read, name)).find(Boolean)

/** The ids that have come before. What has no id is none. */
export function repeatedIn(ids: readonly unknown[]): unknown[] {
  const known = new Set<unknown>()
  return ids.filter((id) => id !== undefined && known.size === known.add(id).size)
}
