import {
  $format,
  approvalMessages,
  isAwaited,
  leftOutIn,
  leftOutOf,
  milestonesOf,
  recordsOf,
  troublesOf,
  updatesOf,
} from '../../core/index'
import { onDemand, usePrepared } from '../host/on-demand'
import { Safe } from '../host/safe'
import { useStore } from '../host/use-store'
import { FoldedCard } from '../shared/cards/folded-card'
import { SkeletonLines } from '../ui/feedback/skeleton'
import type { ApprovalListProps } from './approval-list'

const List = onDemand(
  () => import('./approval-list'),
  ({ ApprovalList }, props: ApprovalListProps) => <ApprovalList {...props} />,
  () => <SkeletonLines lines={6} />,
)

/**
 * All that is on record about a project, in one line that unfolds: each record stands with what it is about, too. Where
 * nothing is, there is no such list. Evidence that looks whole must be so: what can't be loaded or read is named.
 */
export function ProjectApprovals({ projectId }: { projectId: string }) {
  const t = useStore(approvalMessages)
  const format = useStore($format)
  const updates = useStore(updatesOf(projectId))
  const milestones = useStore(milestonesOf(projectId))
  const rows = {
    updates: updates.status === 'ready' ? updates.data : [],
    milestones: milestones.status === 'ready' ? milestones.data : [],
  }
  const records = recordsOf(projectId, rows.updates, rows.milestones)
  const hasRecords = records.length > 0 && ![updates, milestones].some(isAwaited)
  usePrepared(List, hasRecords)
  if (!hasRecords) return null
  let leftOut = leftOutIn(updates) + leftOutIn(milestones)
  for (const { approval } of [...rows.updates, ...rows.milestones]) leftOut += leftOutOf(approval?.records)
  const troubles = troublesOf([
    { name: 'updates', store: updatesOf(projectId) },
    { name: 'milestones', store: milestonesOf(projectId) },
  ])
  return (
    <FoldedCard title={t.title({ count: format.count(records.length) })}>
      <Safe>
        <List records={records} troubles={troubles} leftOut={leftOut} />
      </Safe>
    </FoldedCard>
  )
}
