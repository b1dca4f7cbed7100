import { useMemo } from 'react'
import { commonMessages, statusMessages, statusText } from '../../../core/index'
import { useStore } from '../../host/use-store'
import { StatusBadge } from '../status-badge'
import { Announcer, eventOf } from './announcer'
import { useNews } from './use-news'

interface LiveStatusBadgeProps {
  status: string
  /** What has the status: the server's own answer. */
  of: { name: string; answer: object }
}

/** The status on the page of one thing: a new one is marked, and said to a screen reader. */
export function LiveStatusBadge({ status, of: { name, answer } }: LiveStatusBadgeProps) {
  const t = useStore(commonMessages)
  const statuses = useStore(statusMessages)
  const rows = useMemo(() => [status], [status])
  const { keys } = useNews(rows, name, String)
  const isNews = keys.size > 0
  const text = () => t.newStatus({ name, status: statusText(status, statuses) })
  return (
    <>
      <StatusBadge status={status} isNews={isNews} />
      <Announcer announcement={isNews ? { id: eventOf(answer), text: text() } : undefined} />
    </>
  )
}
