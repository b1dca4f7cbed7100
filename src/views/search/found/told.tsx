import { useEffect, useState } from 'react'
import { $count, type SearchResult, searchMessages } from '../../../core/index'
import { useStore } from '../../host/use-store'
import { visuallyHidden } from '../../ui/visually-hidden'

/** How long the list has to stay as it is, in milliseconds, until a screen reader is told of it: not with each letter. */
const calm = 700

/** Says to a screen reader how much is found. */
export function Told({
  result,
  total,
}: {
  result: SearchResult /** How many are listed, or could be. */
  total: number
}) {
  const t = useStore(searchMessages)
  const count = useStore($count)
  const { query, server, isComing, hasFailed } = result
  const text = !query
    ? ''
    : total > 0
      ? t.found(total, { count: count(total) })
      : server === 'waiting' || isComing
        ? t.waiting
        : server === 'failed' || hasFailed
          ? t.failed
          : t.nothing({ query })
  const [told, setTold] = useState({ query: '', text: '', t })
  useEffect(() => {
    const timer = setTimeout(() => setTold({ query, text, t }), calm)
    return () => clearTimeout(timer)
  }, [query, text, t])
  return (
    <span role="status" className={visuallyHidden}>
      {/* The key makes a new element for another text, so that the same number is told again. */}
      {/* A text of another language leaves at once. */}
      {told.text && told.t === t ? <span key={told.query}>{told.text}</span> : null}
    </span>
  )
}
