import { type ApprovalRecord, approvalMessages, isApproved } from '../../core/index'
import { useStore } from '../host/use-store'
import { Badge } from '../ui/badge'

/** What was decided, in a word. */
export function DecisionBadge({ record }: { record: ApprovalRecord }) {
  const t = useStore(approvalMessages)
  return isApproved(record) ? (
    <Badge tone="green">{t.approved}</Badge>
  ) : (
    <Badge tone="amber">{t.changesRequested}</Badge>
  )
}
