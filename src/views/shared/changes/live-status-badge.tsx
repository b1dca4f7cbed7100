import { useMemo } from 'react'
import { commonMessages, statusMessages, statusText } from '../../../core/index'
import { useStore } from '../../host/use-store'
import { StatusBadge } from '../status-badge'
import { Announcer, eventOf } from './announcer'
import { useChanges } from './use-changes'

interface LiveStatusBadgeProps<Answer extends object> {
  status: string
  /** What has the status. The `answer` is the server's own. */
  of: { id: string; name: string; answer: Answer; address?: string | undefined }
  /** Whether the client has brought about what came with an answer: then it is not told to them. */
  isOwn?: (answer: Answer) => boolean
}

/** The status on the page of one thing: a new one is marked, and said to a screen reader. */
export function LiveStatusBadge<Answer extends object>({
  status,
  of: { id, name, answer, address },
  isOwn,
}: LiveStatusBadgeProps<Answer>) {
  const t = useStore(commonMessages)
  const statuses = useStore(statusMessages)
  const rows = useMemo(() => [answer], [answer])
  const { keys, latest } = useChanges(
    rows,
    id,
    () => id,
    () => status,
  )
  // It is the answer that brought the change: a later one may have another author.
  const changed = latest?.changed.find((each) => !isOwn?.(each))
  const text = () => t.newStatus({ name, status: statusText(status, statuses) })
  return (
    <>
      <StatusBadge status={status} isHighlighted={keys.has(id)} />
      <Announcer announcement={changed && { id: eventOf(changed), text: text(), about: [address] }} />
    </>
  )
}
