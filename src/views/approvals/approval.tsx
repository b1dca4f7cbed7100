import { onDemand } from '../host/on-demand'
import { Skeleton } from '../ui/feedback/skeleton'
import type { ApprovalBoxProps } from './approval-box'

/** What a client is asked to approve: most projects ask for nothing, so it loads where something does. */
export const Approval = onDemand(
  () => import('./approval-box'),
  ({ ApprovalBox }, props: ApprovalBoxProps) => <ApprovalBox {...props} />,
  () => <Skeleton width="10rem" />,
)
