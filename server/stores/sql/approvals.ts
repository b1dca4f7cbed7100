/** What clients are asked to approve, and what they have decided about it. */
import { and, eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Store } from '../store.ts'
import { type Database, first } from './database.ts'
import { tell } from './news.ts'
import { approvalRecords, milestones, updates } from './tables.ts'

export function approvalQueries(
  database: Database,
): Pick<Store, 'approval' | 'addApprovalRecord' | 'changeApproval'> {
  return {
    async approval(projectId, id) {
      const { approval } = updates
      const inUpdate = database
        .select({ approval })
        .from(updates)
        .where(isIt(updates, projectId, id))
      const found = first(await inUpdate)
      if (found?.approval) return found.approval
      const inMilestone = database
        .select({ approval: milestones.approval })
        .from(milestones)
        .where(isIt(milestones, projectId, id))
      return first(await inMilestone)?.approval ?? undefined
    },
    addApprovalRecord: (clientId, record) =>
      database.transaction(async (transaction) => {
        const written = await transaction
          .insert(approvalRecords)
          .values(record)
          .onConflictDoNothing({
            target: [approvalRecords.projectId, approvalRecords.approvalId, approvalRecords.version],
          })
          .returning({ id: approvalRecords.id })
        if (written.length === 0) return false
        await tell(transaction, clientId, { name: 'service', target: record.projectId })
        return true
      }),
    changeApproval: (projectId, approval, files) =>
      database.transaction(async (transaction) => {
        await transaction
          .update(updates)
          .set({ approval, ...(files && { files }) })
          .where(isIt(updates, projectId, approval.id))
        await transaction
          .update(milestones)
          .set({ approval })
          .where(isIt(milestones, projectId, approval.id))
      }),
  }
}

const isIt = (table: { projectId: PgColumn; approval: PgColumn }, projectId: string, id: string) =>
  and(eq(table.projectId, projectId), eq(sql`${table.approval} ->> 'id'`, id))
