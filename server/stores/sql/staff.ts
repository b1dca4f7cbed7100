/** What the company's own people ask, who see all clients. */
import { and, asc, desc, eq, ne, or } from 'drizzle-orm'
import type { StaffStore } from '../store.ts'
import { type Database, first } from './database.ts'
import { addMessages } from './lists.ts'
import { clients, consultants, milestones, payments, projects, tickets } from './tables.ts'

export function staffQueries(database: Database): StaffStore {
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
      return first(await addMessages(database, found, false))
    },
    async openTickets() {
      const open = database.select().from(tickets).where(ne(tickets.status, 'Resolved'))
      return addMessages(database, await open.orderBy(desc(tickets.createdAt)), false)
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
  }
}
