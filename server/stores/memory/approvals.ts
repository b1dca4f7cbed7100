/** What clients are asked to approve, and what they have decided about it, in memory. */
import type { AskedApproval } from '../asked-approval.ts'
import type { News } from '../news.ts'
import type { KeptApprovalRecord, KeptMilestone, KeptUpdate, Records } from '../records.ts'
import type { Store } from '../store.ts'

export function memoryApprovals(
  records: Records,
  tell: (clientId: string, ...news: News[]) => void,
): Pick<Store, 'approval' | 'addApprovalRecord' | 'changeApproval'> {
  return {
    async approval(projectId, id) {
      const asks = isAskedBy(projectId, id)
      return (
        askedBy('project-updates', records.updates.find(asks)) ??
        askedBy('view-milestones', records.milestones.find(asks))
      )
    },
    async addApprovalRecord(clientId, record) {
      const { projectId, approvalId, version } = record
      const isSame = (one: KeptApprovalRecord) =>
        one.projectId === projectId && one.approvalId === approvalId && one.version === version
      if (records.approvalRecords.some(isSame)) return false
      records.approvalRecords.push(record)
      tell(clientId, { name: 'service', target: projectId })
      return true
    },
    async changeApproval(projectId, approval, files) {
      const asks = isAskedBy(projectId, approval.id)
      for (const update of records.updates.filter(asks))
        Object.assign(update, { approval }, files && { files })
      for (const milestone of records.milestones.filter(asks)) Object.assign(milestone, { approval })
    },
  }
}

const isAskedBy = (projectId: string, id: string) => (one: KeptUpdate | KeptMilestone) =>
  one.projectId === projectId && one.approval?.id === id

const askedBy = (
  part: AskedApproval['part'],
  one: KeptUpdate | KeptMilestone | undefined,
): AskedApproval | undefined =>
  one?.approval ? { part, title: one.title, approval: one.approval } : undefined
