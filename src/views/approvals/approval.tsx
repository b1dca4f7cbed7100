import { onDemand } from '../host/on-demand'
import type { ApprovalBoxProps } from './approval-box'

/**
 * What a client is asked to approve: most projects ask for nothing, so it loads where something does. Until then, its room is empty: a grey box there would look
 * like a button that can't be pressed.
 */
export const Approval = onDemand(
  () => import('./approval-box'),
  ({ ApprovalBox }, props: ApprovalBoxProps) => <ApprovalBox {...props} />,
)
