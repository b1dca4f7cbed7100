/** A project, and what is added for its client. */
import { and, eq } from 'drizzle-orm'
import type { Store } from '../../store.ts'
import { type Database, first } from './database.ts'
import { files, notifications, projects, uploads } from './tables.ts'

export function projectQueries(
  database: Database,
): Pick<Store, 'project' | 'addFile' | 'upload' | 'addNotification' | 'markNotificationRead'> {
  return {
    async project(clientId, id) {
      return first(
        await database
          .select()
          .from(projects)
          .where(and(eq(projects._id, id), eq(projects.clientId, clientId))),
      )
    },
    async addFile(file, upload) {
      await database.transaction(async (transaction) => {
        await transaction.insert(uploads).values(upload)
        await transaction.insert(files).values(file)
      })
    },
    async upload(id) {
      return first(await database.select().from(uploads).where(eq(uploads.id, id)))
    },

    async addNotification(notification) {
      await database.insert(notifications).values(notification)
    },
    async markNotificationRead(clientId, id) {
      const marked = await database
        .update(notifications)
        .set({ read: true })
        .where(and(eq(notifications._id, id), eq(notifications.clientId, clientId)))
        .returning({ id: notifications._id })
      return marked.length > 0
    },
  }
}
