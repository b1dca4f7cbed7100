import { Announcer } from './announcer'
import { type ChangingList, useListChanges } from './use-list-changes'

/** Says what is new in a list that marks nothing. */
export function ListChanges<Row>({ rows, ...list }: ChangingList<Row> & { rows: readonly Row[] }) {
  return <Announcer announcement={useListChanges(rows, list).announcement} />
}
