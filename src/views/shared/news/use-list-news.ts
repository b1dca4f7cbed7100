import { $format, listMessages } from '../../../core/index'
import { useStore } from '../../host/use-store'
import { type Announcement, eventOf } from './announcer'
import { useNews } from './use-news'

interface NewsList<Row> {
  title: string
  /** Whose rows they are. */
  store: unknown
  rowKey: (row: Row) => string
  rowVersion?: (row: Row) => string
}

/**
 * The keys of a list's rows that have just come or changed, and the announcement of them.
 *
 * @param rows `undefined` until they have loaded
 */
export function useListNews<Row>(
  rows: readonly Row[] | undefined,
  { title, store, rowKey, rowVersion }: NewsList<Row>,
): { news: ReadonlySet<string>; announcement: Announcement | undefined } {
  const t = useStore(listMessages)
  const format = useStore($format)
  const { keys, latest } = useNews(rows, store, rowKey, rowVersion)
  const say = (count: number) => t.news({ title, count: format.count(count) })
  return { news: keys, announcement: latest && { id: eventOf(latest.rows), text: say(latest.count) } }
}
