import { Announcer } from './announcer'
import { type NewsList, useListNews } from './use-list-news'

/** Says what is new in a list that marks nothing. */
export function ListNews<Row>({ rows, ...list }: NewsList<Row> & { rows: readonly Row[] }) {
  return <Announcer announcement={useListNews(rows, list).announcement} />
}
