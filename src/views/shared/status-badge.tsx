import { nothing, statusMessages, statusText, statusTone } from '../../core/index'
import { useStore } from '../host/use-store'
import { Badge } from '../ui/badge'

export function StatusBadge({ status, isNews }: { status: string; isNews?: boolean }) {
  const t = useStore(statusMessages)
  return (
    <Badge tone={statusTone(status)} isNews={isNews}>
      <bdi>{statusText(status, t) || nothing}</bdi>
    </Badge>
  )
}
