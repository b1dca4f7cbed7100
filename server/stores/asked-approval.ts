import type { KeptApproval } from './records.ts'

/** What asks for an approval: an update or a milestone. */
export interface AskedApproval {
  /** The part of the project that shows it. */
  part: 'project-updates' | 'view-milestones'
  title: string
  approval: KeptApproval
}
