import { useMemo } from 'react'
import { commonMessages, statusMessages, statusText } from '../../../core/index'
import { useStore } from '../../host/use-store'
import { StatusBadge } from '../status-badge'
import { Announcer, eventOf } from './announcer'
import { useNews } from './use-news'

interface LiveStatusBadgeProps {
  status: string
  /** What has the status. The `answer` is the server's own. */
  of: { id: string; name: string; answer: object; address?: string | undefined }
  /** Whether the client has brought the status about: then it is no news to them. */
  isOwn?: boolean
}

/** The status on the page of one thing: a new one is marked, and said to a screen reader. */
export function LiveStatusBadge({ status, of: { id, name, answer, address }, isOwn }: LiveStatusBadgeProps) {
  const t = useStore(commonMessages)
  const statuses = useStore(statusMessages)
  const rows = useMemo(() => [answer], [answer])
  const { keys, latest } = useNews(
    rows,
    id,
    () => id,
    () => status,
  )
  const [changed] = isOwn ? [] : (latest?.changed ?? [])
  const text = () => t.newStatus({ name, status: statusText(status, statuses) })
  return (
    <>
      <StatusBadge status={status} isNews={keys.has(id)} />
      <Announcer announcement={changed && { id: eventOf(changed), text: text(), about: [address] }} />
    </>
  )
}
