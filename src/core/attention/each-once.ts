import type { AskedApproval } from '../projects/approvals'

interface Item {
  asked?: AskedApproval | undefined
}

/** Whether two items ask for the same approval, as an update and a milestone may. */
const isSameDuty = ({ asked: one }: Item, { asked: other }: Item): boolean =>
  one !== undefined && one.projectId === other?.projectId && one.approval.id === other.approval.id

/** Each approval once: of several items that ask for it, the first stays. */
export const eachOnce = <Each extends Item>(items: readonly Each[]): Each[] =>
  items.filter((item, place) => !items.slice(0, place).some((other) => isSameDuty(item, other)))
