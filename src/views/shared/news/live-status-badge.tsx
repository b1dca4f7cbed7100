import { useMemo } from 'react'
import { commonMessages, statusMessages, statusText } from '../../../core/index'
import { useStore } from '../../host/use-store'
import { StatusBadge } from '../status-badge'
import { Announcer, eventOf } from './announcer'
import { useNews } from './use-news'

interface LiveStatusBadgeProps {
  status: string
  /** What has the status. The `answer` is the server's own. */
  of: { id: string; name: string; answer: object }
}

/** The status on the page of one thing: a new one is marked, and said to a screen reader. */
export function LiveStatusBadge({ status, of: { id, name, answer } }: LiveStatusBadgeProps) {
  const t = useStore(commonMessages)
  const statuses = useStore(statusMessages)
  const rows = useMemo(() => [answer], [answer])
  const { keys, latest } = useNews(
    rows,
    id,
    () => id,
    () => status,
  )
  const [changed] = latest?.rows ?? []
  const text = () => t.newStatus({ name, status: statusText(status, statuses) })
  return (
    <>
      <StatusBadge status={status} isNews={keys.has(id)} />
      <Announcer announcement={changed && { id: eventOf(changed), text: text() }} />
    </>
  )
}
