import { useEffect, useRef, useState } from 'react'
import { newsTime } from '../../ui/news-mark'

/** If more than so many rows are new at once, none is news: the list is still coming, or the page was away for long. */
const most = 10

interface News {
  /** The keys of the rows that have come or changed within the last seconds. */
  keys: ReadonlySet<string>
  /** The rows among which the latest of them came. */
  latest?: object
}

/**
 * What has come or changed in a list while a view shows it.
 *
 * @param rows The rows as the server has sent them; `undefined` until they have loaded.
 * @param source Whose rows they are: those of another source are no news.
 * @param versionOf What of a row is told when it changes, for example its status.
 */
export function useNews<Row>(
  rows: readonly Row[] | undefined,
  source: unknown,
  keyOf: (row: Row) => string,
  versionOf: (row: Row) => string = () => '',
): News {
  const known = useRef<{ source: unknown; versions: ReadonlyMap<string, string> }>(undefined)
  const [news, setNews] = useState<News>({ keys: new Set() })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other rows can be news
  useEffect(() => {
    const before = known.current?.source === source ? known.current?.versions : undefined
    const versions = new Map(rows?.map((row) => [keyOf(row), versionOf(row)]))
    known.current = rows && { source, versions }
    if (!rows || !before) return
    const changed = [...versions.keys()].filter((key) => before.get(key) !== versions.get(key))
    if (changed.length === 0 || changed.length > most) return
    setNews(({ keys }) => ({ keys: new Set([...keys, ...changed]), latest: rows }))
  }, [rows, source])
  useEffect(() => {
    if (news.keys.size === 0) return
    const timer = setTimeout(() => setNews({ keys: new Set() }), newsTime)
    return () => clearTimeout(timer)
  }, [news])
  return news
}
