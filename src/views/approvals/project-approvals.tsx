import {
  isAwaited,
  leftOutIn,
  leftOutOf,
  milestonesOf,
  recordsOf,
  troublesOf,
  updatesOf,
} from '../../core/index'
import { onDemand } from '../host/on-demand'
import { Safe } from '../host/safe'
import { useStore } from '../host/use-store'
import type { ApprovalListProps } from './approval-list'

const List = onDemand(
  () => import('./approval-list'),
  ({ ApprovalList }, props: ApprovalListProps) => <ApprovalList {...props} />,
)

/**
 * All that is on record about a project. Where nothing is, there is no such list. Evidence that looks whole must be so: what
 * can't be loaded or read is named.
 */
export function ProjectApprovals({ projectId }: { projectId: string }) {
  const updates = useStore(updatesOf(projectId))
  const milestones = useStore(milestonesOf(projectId))
  if ([updates, milestones].some(isAwaited)) return null
  const rows = {
    updates: updates.status === 'ready' ? updates.data : [],
    milestones: milestones.status === 'ready' ? milestones.data : [],
  }
  const records = recordsOf(projectId, rows.updates, rows.milestones)
  if (records.length === 0) return null
  let leftOut = leftOutIn(updates) + leftOutIn(milestones)
  for (const { approval } of [...rows.updates, ...rows.milestones]) leftOut += leftOutOf(approval?.records)
  const troubles = troublesOf([
    { name: 'updates', store: updatesOf(projectId) },
    { name: 'milestones', store: milestonesOf(projectId) },
  ])
  return (
    <Safe>
      <List records={records} troubles={troubles} leftOut={leftOut} />
    </Safe>
  )
}
