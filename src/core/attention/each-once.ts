import type { AskedApproval } from '../projects/approvals'

interface Item {
  asked?: AskedApproval | undefined
}

/** Each approval once: of several items that ask for it, as an update and a milestone may, the first stays. */
export function eachOnce<Each extends Item>(items: readonly Each[]): Each[] {
  const known = new Set<string>()
  return items.filter(({ asked }) => {
    if (!asked) return true
    const key = `${asked.projectId}/${asked.approval.id}`
    const isFirst = !known.has(key)
    known.add(key)
    return isFirst
  })
}
