import { milestonesOf, recordsOf, updatesOf } from '../../core/index'
import { onDemand } from '../host/on-demand'
import { Safe } from '../host/safe'
import { useStore } from '../host/use-store'
import type { ApprovalListProps } from './approval-list'

const List = onDemand(
  () => import('./approval-list'),
  ({ ApprovalList }, props: ApprovalListProps) => <ApprovalList {...props} />,
)

/** All that is on record about a project. Where nothing is, there is no such list. */
export function ProjectApprovals({ projectId }: { projectId: string }) {
  const updates = useStore(updatesOf(projectId))
  const milestones = useStore(milestonesOf(projectId))
  const records = recordsOf(
    projectId,
    updates.status === 'ready' ? updates.data : [],
    milestones.status === 'ready' ? milestones.data : [],
  )
  if (records.length === 0) return null
  return (
    <Safe>
      <List records={records} />
    </Safe>
  )
}
