import { useMemo } from 'react'
import { $format, listMessages, type Resource } from '../../../core/index'
import { useStore } from '../../host/use-store'
import { type Announcement, eventOf } from './announcer'
import { useNews } from './use-news'

interface NewsList<Row> {
  title: string
  /** Whose rows they are. */
  store: unknown
  rowKey: (row: Row) => string
  rowVersion?: (row: Row) => string
  /** Whether the client has made a row: that is no news to them. */
  isOwn?: (row: Row) => boolean
}

/** The keys of a list's rows that have just come or changed, and the announcement of them. */
export function useListNews<Row>(
  resource: Resource<Row[]>,
  { title, store, rowKey, rowVersion, isOwn }: NewsList<Row>,
): { news: ReadonlySet<string>; announcement: Announcement | undefined } {
  const t = useStore(listMessages)
  const format = useStore($format)
  const rows = resource.status === 'ready' ? resource.data : undefined
  const others = useMemo(() => (isOwn ? rows?.filter((row) => !isOwn(row)) : rows), [rows, isOwn])
  const { keys, latest } = useNews(others, store, rowKey, rowVersion)
  const say = (count: number) => t.news({ title, count: format.count(count) })
  return { news: keys, announcement: latest && { id: eventOf(latest.rows), text: say(latest.count) } }
}
