import { nothing, statusMessages, statusText, statusTone } from '../../core/index'
import { useStore } from '../host/use-store'
import { Badge } from '../ui/badge'

/** A badge with a status in the client's language. An unknown status is shown as the server sent it. */
export function StatusBadge({ status, isNews }: { status: string; isNews?: boolean }) {
  const t = useStore(statusMessages)
  return (
    <Badge tone={statusTone(status)} isNews={isNews}>
      <bdi>{statusText(status, t) || nothing}</bdi>
    </Badge>
  )
}
