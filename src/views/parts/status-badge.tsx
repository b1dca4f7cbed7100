import { nothing, statusTone } from '../../core/index'
import { Badge } from '../ui/badge'

/** A status as it came, on its colour. */
export function StatusBadge({ status }: { status: string }) {
  return <Badge tone={statusTone(status)}>{status || nothing}</Badge>
}
