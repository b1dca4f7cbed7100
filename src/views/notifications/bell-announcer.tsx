import { useContext, useEffect, useRef, useState } from 'react'
import {
  $bellCount,
  $count,
  countOnBell,
  isSettled,
  type Notification,
  notificationsMessages,
  watchBell,
  watchDuties,
} from '../../core/index'
import { useLinkTo } from '../host/link-to'
import { RestContext, useHost } from '../host/use-host'
import { useStore } from '../host/use-store'
import { type Announcement, Announcer, eventOf, wasSaid } from '../shared/changes/announcer'

/** So long, in milliseconds, the bell leaves it to its place on the page to say what is new. */
const deference = 2_000

/** What has arrived, and is not said yet. */
interface Waiting {
  id: string
  arrived: readonly Notification[]
  /** What a place on the page said before this time, in milliseconds since 1970, was about something else. */
  since: number
}

export interface BellAnnouncerProps {
  /** The first list that the bell has shown: nothing of it is new. */
  first: readonly Notification[]
  current: readonly Notification[]
  /** Whether a dashboard has an address, which shows what waits. */
  isShownElsewhere: boolean
}

const idsOf = (those: readonly Notification[]) => those.map(({ _id }) => _id)

/**
 * Announces it when notifications have arrived, gone or come back since the first list. What the client has seen elsewhere
 * leaves the bell unannounced. What arrives is said a little later: only what no place on the page has said by then.
 */
export function BellAnnouncer({ first, current, isShownElsewhere }: BellAnnouncerProps) {
  const t = useStore(notificationsMessages)
  const writeCount = useStore($count)
  const host = useHost()
  const isResting = useContext(RestContext)
  const linkTo = useLinkTo()
  const [announcement, setAnnouncement] = useState<Announcement>()
  const [waiting, setWaiting] = useState<Waiting>()
  const previous = useRef<readonly string[]>(idsOf(first))
  const seen = useRef<ReadonlySet<string>>(new Set(previous.current))
  /** Kept in a ref, so that a change of language announces nothing. */
  const say = useRef<{ total: () => string; arrived: (those: Waiting) => string | undefined }>(undefined)
  say.current = {
    total() {
      const total = $bellCount.get()
      return total ? t.unread(total, { count: countOnBell(total, writeCount) }) : t.emptyHint
    },
    arrived({ arrived, since }) {
      const unsaid = arrived.filter(({ _id, CTAPath }) => {
        const address = linkTo(CTAPath)?.href
        return previous.current.includes(_id) && !(address && wasSaid(address, since))
      })
      const [newest] = unsaid
      return unsaid.length > 1
        ? t.arrivedMany(unsaid.length)
        : newest && t.arrivedOne({ title: newest.title })
    },
  }
  useEffect(() => {
    const ids = idsOf(current)
    const arrived = current.filter(({ _id }) => !seen.current.has(_id))
    const left = previous.current.filter((id) => !ids.includes(id) && !isSettled(id))
    const hasMore = ids.some((id) => !previous.current.includes(id))
    seen.current = new Set([...seen.current, ...ids])
    previous.current = ids
    const id = eventOf(current)
    if (arrived.length > 0)
      setWaiting((waits) => ({
        id,
        since: Date.now() - deference,
        ...waits,
        arrived: [...arrived, ...(waits?.arrived ?? [])],
      }))
    else if (hasMore || left.length > 0) setAnnouncement({ id, text: say.current?.total() ?? '' })
  }, [current])
  const { id } = waiting ?? {}
  const latest = useRef(waiting)
  latest.current = waiting
  useEffect(() => {
    if (!id) return
    const timer = setTimeout(() => {
      const text = latest.current && say.current?.arrived(latest.current)
      if (text) setAnnouncement({ id, text })
      setWaiting(undefined)
    }, deference)
    return () => clearTimeout(timer)
  }, [id])
  useEffect(() => {
    if (isResting) return
    return watchBell((notificationId) => host.raise('cp-notification-dismissed', { notificationId }))
  }, [host, isResting])
  useEffect(() => (isShownElsewhere && !isResting ? watchDuties() : undefined), [isShownElsewhere, isResting])
  return <Announcer announcement={announcement} />
}
