import { useMemo } from 'react'
import { nothing, statusMessages, statusText, statusTone } from '../../core/index'
import { useStore } from '../host/use-store'
import { Badge } from '../ui/badge'
import { Announcer, eventOf } from './announcer'
import { useNews } from './use-news'

/** A badge with a status in the client's language. An unknown status is shown as the server sent it. */
export function StatusBadge({ status, isNews }: { status: string; isNews?: boolean }) {
  const t = useStore(statusMessages)
  return (
    <Badge tone={statusTone(status)} isNews={isNews}>
      <bdi>{statusText(status, t) || nothing}</bdi>
    </Badge>
  )
}

interface LiveStatusBadgeProps {
  status: string
  /** What has the status: the server's own answer. */
  of: { name: string; answer: object }
}

/** The same on the page of one thing: a new status is marked, and said to a screen reader. */
export function LiveStatusBadge({ status, of: { name, answer } }: LiveStatusBadgeProps) {
  const t = useStore(statusMessages)
  const rows = useMemo(() => [status], [status])
  const { keys } = useNews(rows, name, String)
  const isNews = keys.size > 0
  return (
    <>
      <StatusBadge status={status} isNews={isNews} />
      <Announcer
        announcement={isNews ? { id: eventOf(answer), text: `${name}: ${statusText(status, t)}` } : undefined}
      />
    </>
  )
}
