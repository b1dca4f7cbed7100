import { useStore } from '@nanostores/react'
import { useEffect, useId, useRef, useState } from 'react'
import { commonMessages, type List } from '../../../core/index'
import type { Announcement } from '../announcer'

/** While one still types, there is nothing to say, in milliseconds. */
const pause = 400

/** What to say when a search or a filter has changed what is in a list. */
export function useFound(
  list: Pick<List<unknown>, '$search' | '$filter' | '$rows'>,
): Announcement | undefined {
  const t = useStore(commonMessages)
  const search = useStore(list.$search)
  const filter = useStore(list.$filter)
  const [found, setFound] = useState<Announcement>()
  const id = useId()
  const turn = useRef(0)
  const text = useRef('')
  text.current = t.found(useStore(list.$rows).total)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was asked for is the event, not what came of it
  useEffect(() => {
    if (turn.current++ === 0) return
    const timer = setTimeout(() => setFound({ id: `${id} ${turn.current}`, text: text.current }), pause)
    return () => clearTimeout(timer)
  }, [search, filter, id])
  return found
}
