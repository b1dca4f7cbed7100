/** What clients are asked to approve, and what they have decided about it. */

import { and, eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { AskedApproval } from '../asked-approval.ts'
import type { Store } from '../store.ts'
import { type Database, first } from './database.ts'
import { tell } from './news.ts'
import { approvalRecords, milestones, updates } from './tables.ts'

export function approvalQueries(
  database: Database,
): Pick<Store, 'approval' | 'addApprovalRecord' | 'changeApproval'> {
  async function askedBy(
    part: AskedApproval['part'],
    table: typeof updates | typeof milestones,
    projectId: string,
    id: string,
  ): Promise<AskedApproval | undefined> {
    const { title, approval } = table
    const found = first(
      await database
        .select({ title, approval })
        .from(table)
        .where(isIt(table, projectId, id)),
    )
    return found?.approval ? { part, title: found.title, approval: found.approval } : undefined
  }

  return {
    approval: async (projectId, id) =>
      (await askedBy('project-updates', updates, projectId, id)) ??
      (await askedBy('view-milestones', milestones, projectId, id)),
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
