/** What clients are told by mail. */
import { and, asc, eq, getTableColumns, gt, gte, inArray, lt, lte } from 'drizzle-orm'
import { noticeKinds } from '../../../src/core/server/schema/index.ts'
import type { NoticeStore } from '../notice-store.ts'
import { type Database, first } from './database.ts'
import { tell } from './news.ts'
import { mailSettings, notices, notifications, projects } from './tables.ts'

export function noticeQueries(database: Database): NoticeStore {
  const isOf = (clientId: string, ids?: readonly string[]) =>
    and(eq(notices.clientId, clientId), ids && inArray(notices.notificationId, [...ids]))
  return {
    addNotification: (notification, notice) =>
      database.transaction(async (transaction) => {
        const { _id: notificationId, clientId } = notification
        const written = await transaction
          .insert(notifications)
          .values(notification)
          .onConflictDoNothing()
          .returning({ id: notifications._id })
        if (written.length === 0) return
        if (notice) await transaction.insert(notices).values({ ...notice, notificationId, clientId })
        await tell(transaction, clientId, { name: 'notifications' })
      }),
    async clientToTell(now) {
      const due = database.select({ clientId: notices.clientId }).from(notices).where(lte(notices.dueAt, now))
      return first(await due.orderBy(asc(notices.dueAt)).limit(1))?.clientId
    },
    async notices(clientId) {
      const { notificationId, kind, about } = notices
      // It may be gone, and the row of another client is none of this one's.
      const isIts = and(eq(notifications._id, notificationId), eq(notifications.clientId, clientId))
      const rows = await database
        .select({ notificationId, kind, about, notification: getTableColumns(notifications) })
        .from(notices)
        .leftJoin(notifications, isIts)
        .where(isOf(clientId))
        .orderBy(asc(notifications.createdAt), asc(notificationId))
      return rows.map((row) => ({ ...row, notification: row.notification ?? undefined }))
    },
    async deferNotices(clientId, dueAt, ids) {
      await database.update(notices).set({ dueAt }).where(isOf(clientId, ids))
    },
    async removeNotices(clientId, ids) {
      await database.delete(notices).where(isOf(clientId, ids))
    },
    async mailSettings(clientId) {
      const rows = await database.select().from(mailSettings).where(eq(mailSettings.clientId, clientId))
      return Object.fromEntries(rows.map(({ kind, choice }) => [kind, choice]))
    },
    changeMailSettings: (clientId, changes) =>
      database.transaction(async (transaction) => {
        for (const kind of noticeKinds) {
          const choice = changes[kind]
          if (!choice) continue
          await transaction
            .insert(mailSettings)
            .values({ clientId, kind, choice })
            .onConflictDoUpdate({ target: [mailSettings.clientId, mailSettings.kind], set: { choice } })
        }
        await transaction.update(notices).set({ dueAt: 0 }).where(isOf(clientId))
        await tell(transaction, clientId, { name: 'profile' })
      }),
    projectsDue: (from, before) =>
      database
        .select()
        .from(projects)
        .where(and(gt(projects.dueAmount, 0), gte(projects.dueDate, from), lt(projects.dueDate, before))),
  }
}
