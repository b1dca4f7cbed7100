import { onDemand } from '../host/on-demand'
import type { DueListProps } from './due-list'

/** What is due for each of several projects: its code loads before it is unfolded. */
export const DueLines = onDemand(
  () => import('./due-list'),
  ({ DueList }, props: DueListProps) => <DueList {...props} />,
)
