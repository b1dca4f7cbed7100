import { useEffect, useRef, useState } from 'react'
import { $count, countOnBell, type Notification, notificationsMessages } from '../../core/index'
import { useStore } from '../host/use-store'
import { type Announcement, Announcer, eventOf } from '../shared/news/announcer'

/** Announces it when notifications have arrived, gone or come back since the first list was loaded. */
export function BellNews({ current }: { current: readonly Notification[] }) {
  const t = useStore(notificationsMessages)
  const writeCount = useStore($count)
  const [news, setNews] = useState<Announcement>()
  const seen = useRef<ReadonlySet<string>>(undefined)
  const previous = useRef(0)
  /** Kept in a ref, so that a change of language announces nothing. */
  const say = useRef<(total: number, arrived: readonly Notification[]) => string>(() => '')
  say.current = (total, arrived) => {
    const [newest] = arrived
    if (newest)
      return arrived.length === 1 ? t.arrivedOne({ title: newest.title }) : t.arrivedMany(arrived.length)
    return total ? t.unread(total, { count: countOnBell(total, writeCount) }) : t.emptyHint
  }
  useEffect(() => {
    const before = seen.current
    const ids = current.map(({ _id }) => _id)
    const arrived = before ? current.filter(({ _id }) => !before.has(_id)) : []
    if (before && (arrived.length > 0 || current.length !== previous.current)) {
      setNews({ id: eventOf(current), text: say.current(current.length, arrived) })
    }
    seen.current = new Set([...(before ?? []), ...ids])
    previous.current = current.length
  }, [current])
  return <Announcer announcement={news} />
}
