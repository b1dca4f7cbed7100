import { useContext, useEffect, useRef, useState } from 'react'
import {
  $count,
  $newsCount,
  countOnBell,
  isSettled,
  type Notification,
  notificationsMessages,
  watchBell,
} from '../../core/index'
import { RestContext, useHost } from '../host/use-host'
import { useStore } from '../host/use-store'
import { type Announcement, Announcer, eventOf } from '../shared/news/announcer'

/**
 * Announces it when notifications have arrived, gone or come back since the first list was loaded. What the client has seen
 * elsewhere leaves the bell without a word.
 */
export function BellNews({ current }: { current: readonly Notification[] }) {
  const t = useStore(notificationsMessages)
  const writeCount = useStore($count)
  const host = useHost()
  const isResting = useContext(RestContext)
  const [news, setNews] = useState<Announcement>()
  const seen = useRef<ReadonlySet<string>>(undefined)
  const previous = useRef<readonly string[]>([])
  /** Kept in a ref, so that a change of language announces nothing. */
  const say = useRef<(arrived: readonly Notification[]) => string>(() => '')
  say.current = (arrived) => {
    const [newest] = arrived
    const total = $newsCount.get()
    if (newest)
      return arrived.length === 1 ? t.arrivedOne({ title: newest.title }) : t.arrivedMany(arrived.length)
    return total ? t.unread(total, { count: countOnBell(total, writeCount) }) : t.emptyHint
  }
  useEffect(() => {
    const before = seen.current
    const ids = current.map(({ _id }) => _id)
    const arrived = before ? current.filter(({ _id }) => !before.has(_id)) : []
    const left = previous.current.filter((id) => !ids.includes(id) && !isSettled(id))
    const hasMore = ids.some((id) => !previous.current.includes(id))
    if (before && (hasMore || left.length > 0)) {
      setNews({ id: eventOf(current), text: say.current(arrived) })
    }
    seen.current = new Set([...(before ?? []), ...ids])
    previous.current = ids
  }, [current])
  useEffect(() => {
    if (isResting) return
    return watchBell((notificationId) => host.raise('cp-notification-dismissed', { notificationId }))
  }, [host, isResting])
  return <Announcer announcement={news} />
}
