/** Projects, and the data that belongs to them. */
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Store } from '../../store.ts'
import { type Database, first } from './database.ts'
import { tell } from './news.ts'
import { files, milestones, notifications, payments, projects, updates, uploads } from './tables.ts'

export function projectQueries(
  database: Database,
): Pick<
  Store,
  | 'projects'
  | 'project'
  | 'updates'
  | 'milestones'
  | 'payments'
  | 'files'
  | 'addFile'
  | 'upload'
  | 'notifications'
  | 'addNotification'
  | 'markNotificationRead'
> {
  return {
    projects(clientId) {
      const mine = eq(projects.clientId, clientId)
      return database.select().from(projects).where(mine).orderBy(desc(projects.createdAt), asc(projects._id))
    },
    async project(clientId, id) {
      return first(
        await database
          .select()
          .from(projects)
          .where(and(eq(projects._id, id), eq(projects.clientId, clientId))),
      )
    },
    updates(projectId) {
      const itsOwn = eq(updates.projectId, projectId)
      return database.select().from(updates).where(itsOwn).orderBy(desc(updates.createdAt), asc(updates._id))
    },
    milestones(projectId) {
      const itsOwn = eq(milestones.projectId, projectId)
      return database.select().from(milestones).where(itsOwn).orderBy(asc(milestones.position))
    },
    payments(clientId, serviceName) {
      const named = database
        .select({ id: projects._id })
        .from(projects)
        .where(and(eq(projects.clientId, clientId), eq(projects.serviceName, serviceName ?? '')))
      const asked = serviceName === undefined ? undefined : inArray(payments.projectId, named)
      return database
        .select()
        .from(payments)
        .where(and(eq(payments.clientId, clientId), asked))
        .orderBy(desc(payments.createdAt), asc(payments.id))
    },
    files(projectId) {
      const itsOwn = eq(files.projectId, projectId)
      return database.select().from(files).where(itsOwn).orderBy(desc(files.createdAt), asc(files.id))
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

    notifications(clientId) {
      return database
        .select()
        .from(notifications)
        .where(eq(notifications.clientId, clientId))
        .orderBy(desc(notifications.createdAt), asc(notifications._id))
    },
    async addNotification(notification) {
      await database.transaction(async (transaction) => {
        await transaction.insert(notifications).values(notification)
        await tell(transaction, notification.clientId, { name: 'notifications' })
      })
    },
    markNotificationRead(clientId, id) {
      return database.transaction(async (transaction) => {
        const marked = await transaction
          .update(notifications)
          .set({ read: true })
          .where(and(eq(notifications._id, id), eq(notifications.clientId, clientId)))
          .returning({ id: notifications._id })
        if (marked.length === 0) return false
        await tell(transaction, clientId, { name: 'notifications' })
        return true
      })
    },
  }
}
