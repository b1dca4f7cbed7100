import { useStore } from '@nanostores/react'
import { nothing, statusMessages, statusText, statusTone } from '../../core/index'
import { Badge } from '../ui/badge'

/** A status in the client's language, or as it came, on its colour. */
export function StatusBadge({ status }: { status: string }) {
  const t = useStore(statusMessages)
  return (
    <Badge tone={statusTone(status)}>
      <bdi>{statusText(status, t) || nothing}</bdi>
    </Badge>
  )
}
