/** A project, and what is added for its client. */
import { and, count, eq, type SQL, sql, sum } from 'drizzle-orm'
import type { Store } from '../store.ts'
import { type Database, first, prepared } from './database.ts'
import { tell } from './news.ts'
import { files, notifications, projects, uploads } from './tables.ts'

export function projectQueries(
  database: Database,
): Pick<
  Store,
  'project' | 'addFile' | 'upload' | 'roomTaken' | 'markNotificationRead' | 'markNotificationsRead'
> {
  const project = prepared(() => {
    const mine = eq(projects.clientId, sql.placeholder('clientId'))
    return database
      .select()
      .from(projects)
      .where(and(eq(projects._id, sql.placeholder('id')), mine))
  })
  /** @returns whether there were any */
  const markRead = (clientId: string, which: SQL | undefined) =>
    database.transaction(async (transaction) => {
      const marked = await transaction
        .update(notifications)
        .set({ read: true })
        .where(and(eq(notifications.clientId, clientId), which))
        .returning({ id: notifications._id })
      if (marked.length > 0) await tell(transaction, clientId, { name: 'notifications' })
      return marked.length > 0
    })
  return {
    async project(clientId, id) {
      return first(await project({ clientId, id }))
    },
    async addFile(file, upload) {
      await database.transaction(async (transaction) => {
        await transaction.insert(uploads).values(upload)
        await transaction.insert(files).values(file)
        await tell(transaction, upload.clientId, { name: 'files', target: file.projectId })
      })
    },
    async upload(id) {
      return first(await database.select().from(uploads).where(eq(uploads.id, id)))
    },
    async roomTaken(clientId) {
      const [taken] = await database
        .select({ files: count(), bytes: sum(uploads.size).mapWith(Number) })
        .from(uploads)
        .where(eq(uploads.clientId, clientId))
      return { files: taken?.files ?? 0, bytes: taken?.bytes ?? 0 }
    },

    markNotificationRead: (clientId, id) => markRead(clientId, eq(notifications._id, id)),
    async markNotificationsRead(clientId, path, message) {
      const { CTAPath, read } = notifications
      const says = message === undefined ? undefined : eq(notifications.message, message)
      await markRead(clientId, and(eq(CTAPath, path), eq(read, false), says))
    },
  }
}
