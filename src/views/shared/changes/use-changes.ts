import { useEffect, useRef, useState } from 'react'
import { highlightTime } from '../../ui/highlight'

/** If more than so many rows are new at once, none is highlighted: the list is still coming, or the page was away for long. */
export const mostChanges = 10

/** How many rows are looked at, at each end of a list: new ones come there, and 100,000 rows would take too long. */
const looked = 100

/** The rows at both ends of a list: `count` at each. */
function ends<Row>(rows: readonly Row[], count: number): readonly Row[] {
  return [...rows.slice(0, count), ...rows.slice(count).slice(-count)]
}

interface Changes<Row> {
  /** The keys of the rows that have come or changed within the last seconds. */
  keys: ReadonlySet<string>
  /** The latest change: which rows, and among which. */
  latest?: { changed: readonly Row[]; rows: readonly Row[] }
}

/**
 * What has come or changed in a list while a view shows it.
 *
 * @param rows The rows as the server has sent them; `undefined` until they have loaded.
 * @param source Whose rows they are: those of another source are no changes.
 * @param versionOf The part of a row whose change counts, for example its status.
 */
export function useChanges<Row>(
  rows: readonly Row[] | undefined,
  source: unknown,
  keyOf: (row: Row) => string,
  versionOf: (row: Row) => string = () => '',
): Changes<Row> {
  const known = useRef<{ source: unknown; versions: ReadonlyMap<string, string> }>(undefined)
  const [changes, setChanges] = useState<Changes<Row>>({ keys: new Set() })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other rows can have changed
  useEffect(() => {
    const before = known.current?.source === source ? known.current?.versions : undefined
    // More are known than are looked at: when a row goes, another one moves up.
    const versions = new Map(rows && ends(rows, 2 * looked).map((row) => [keyOf(row), versionOf(row)]))
    known.current = rows && { source, versions }
    if (!rows || !before) return
    const changed = ends(rows, looked).filter((row) => before.get(keyOf(row)) !== versionOf(row))
    if (changed.length === 0 || changed.length > mostChanges) return
    setChanges(({ keys }) => ({
      keys: new Set([...keys, ...changed.map(keyOf)]),
      latest: { changed, rows },
    }))
  }, [rows, source])
  useEffect(() => {
    if (changes.keys.size === 0) return
    const timer = setTimeout(() => setChanges({ keys: new Set() }), highlightTime)
    return () => clearTimeout(timer)
  }, [changes])
  return changes
}
