import { useEffect, useRef, useState } from 'react'
import { commonMessages, type List, listMessages } from '../../../core/index'
import { useStore } from '../../host/use-store'
import { useId } from '../../ui/use-id'
import type { Announcement } from '../changes/announcer'

/** The debounce in milliseconds: nothing is announced while the client types. */
const pause = 400

/** The announcement of how many rows are left after the search or the filter of a list has changed. */
export function useFound(
  list: Pick<List<unknown>, '$search' | '$filter' | '$isFound' | '$rows'>,
): Announcement | undefined {
  const t = useStore(listMessages)
  const { loading } = useStore(commonMessages)
  const search = useStore(list.$search)
  const filter = useStore(list.$filter)
  const isFound = useStore(list.$isFound)
  const { resource, total } = useStore(list.$rows)
  const isLoading = resource.status === 'loading' || !isFound
  const id = useId()
  const turn = useRef(0)
  const [asked, setAsked] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked for is the event, not what came of it
  useEffect(() => {
    if (turn.current++ === 0) return
    const timer = setTimeout(() => setAsked(turn.current), pause)
    return () => clearTimeout(timer)
  }, [search, filter])
  // Before all rows are there, nobody knows how many will match: that is said first, and the number later.
  return asked > 0
    ? { id: `${id} ${asked} ${isLoading}`, text: isLoading ? loading : t.found(total) }
    : undefined
}
