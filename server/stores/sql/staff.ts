/** What the company's own people ask, who see all clients. */
import { and, asc, desc, eq, inArray, ne, or } from 'drizzle-orm'
import type { StaffStore } from '../staff-store.ts'
import { type Database, first } from './database.ts'
import { addMessages, prepareMessages } from './lists.ts'
import {
  clients,
  consultants,
  files,
  milestones,
  notifications,
  payments,
  projects,
  tickets,
  updates,
  uploads,
} from './tables.ts'

type Asking = Omit<
  StaffStore,
  'endSessions' | 'forgetCounts' | 'remove' | 'removeUpload' | 'erase' | 'addAct' | 'acts'
>

export function staffQueries(database: Database): Asking {
  const messagesOf = prepareMessages(database)
  return {
    async clients() {
      return database.select().from(clients).orderBy(asc(clients.name))
    },
    async consultants() {
      return database.select().from(consultants)
    },
    async findProjects(id) {
      return database
        .select()
        .from(projects)
        .where(or(eq(projects._id, id), eq(projects.serviceId, id)))
    },
    async findTicket(id) {
      const found = await database.select().from(tickets).where(eq(tickets.ticketId, id))
      return first(await addMessages(messagesOf, found))
    },
    async openTickets() {
      const open = database.select().from(tickets).where(ne(tickets.status, 'Resolved'))
      return addMessages(messagesOf, await open.orderBy(desc(tickets.createdAt)))
    },
    async findPayment(clientId, number, reference) {
      const hasReference = reference === '' ? undefined : eq(payments.receivedPaymentId, reference)
      const isIt = or(eq(payments.paymentId, number), hasReference)
      return first(
        await database
          .select()
          .from(payments)
          .where(and(eq(payments.clientId, clientId), isIt)),
      )
    },
    async changeClient(id, changes) {
      await database.update(clients).set(changes).where(eq(clients.id, id))
    },
    async changeProject(id, changes) {
      await database.update(projects).set(changes).where(eq(projects._id, id))
    },
    async replaceMilestone({ projectId, title, description, dueDate, status }) {
      await database
        .update(milestones)
        .set({ description, dueDate, status })
        .where(and(eq(milestones.projectId, projectId), eq(milestones.title, title)))
    },
    async findPayments(id) {
      return database
        .select()
        .from(payments)
        .where(or(eq(payments.id, id), eq(payments.paymentId, id)))
    },
    async recordsOf(clientId) {
      const ids = database.select({ id: projects._id }).from(projects).where(eq(projects.clientId, clientId))
      const ticketRows = await database.select().from(tickets).where(eq(tickets.clientId, clientId))
      return {
        consultants: [],
        clients: await database.select().from(clients).where(eq(clients.id, clientId)),
        projects: await database.select().from(projects).where(eq(projects.clientId, clientId)),
        updates: await database.select().from(updates).where(inArray(updates.projectId, ids)),
        milestones: await database.select().from(milestones).where(inArray(milestones.projectId, ids)),
        payments: await database.select().from(payments).where(eq(payments.clientId, clientId)),
        notifications: await database
          .select()
          .from(notifications)
          .where(eq(notifications.clientId, clientId)),
        tickets: await addMessages(messagesOf, ticketRows),
        files: await database.select().from(files).where(inArray(files.projectId, ids)),
        uploads: await database.select().from(uploads).where(eq(uploads.clientId, clientId)),
      }
    },
  }
}
