import { $format, listMessages } from '../../../core/index'
import { useStore } from '../../host/use-store'
import { type Announcement, eventOf } from './announcer'
import { useChanges } from './use-changes'

export interface ChangingList<Row> {
  title: string
  /** Whose rows they are. */
  store: unknown
  rowKey: (row: Row) => string
  rowVersion?: (row: Row) => string
  /** Whether the client has made the row what it is: it is highlighted, but not told to them. */
  isOwn?: ((row: Row) => boolean) | undefined
  /** The addresses of the screens that a row is about. */
  addressesOf?: (row: Row) => (string | undefined)[]
}

/**
 * The keys of a list's rows that have just come or changed, and the announcement of them.
 *
 * @param rows `undefined` until they have loaded
 */
export function useListChanges<Row>(
  rows: readonly Row[] | undefined,
  { title, store, rowKey, rowVersion, isOwn, addressesOf }: ChangingList<Row>,
): { highlighted: ReadonlySet<string>; announcement: Announcement | undefined } {
  const t = useStore(listMessages)
  const format = useStore($format)
  const { keys, latest } = useChanges(rows, store, rowKey, rowVersion)
  const told = latest?.changed.filter((row) => !isOwn?.(row)) ?? []
  const announcement = latest &&
    told.length > 0 && {
      id: eventOf(latest.rows),
      text: t.news({ title, count: format.count(told.length) }),
      about: addressesOf && told.flatMap(addressesOf),
    }
  return { highlighted: keys, announcement: announcement || undefined }
}
