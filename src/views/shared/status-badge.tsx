import { nothing, statusMessages, statusText, statusTone } from '../../core/index'
import { useStore } from '../host/use-store'
import { Badge } from '../ui/badge'

export function StatusBadge({ status, isHighlighted }: { status: string; isHighlighted?: boolean }) {
  const t = useStore(statusMessages)
  return (
    <Badge tone={statusTone(status)} isHighlighted={isHighlighted}>
      <bdi>{statusText(status, t) || nothing}</bdi>
    </Badge>
  )
}
