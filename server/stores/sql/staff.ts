/** What the company's own people ask, who see all clients. */
import { and, asc, desc, eq, inArray, ne, or } from 'drizzle-orm'
import { type ListName, listNames, owners } from '../lists.ts'
import type { Records } from '../records.ts'
import type { StaffStore } from '../staff-store.ts'
import { type Database, first } from './database.ts'
import { addMessages, lists, prepareMessages } from './lists.ts'
import { clients, consultants, milestones, payments, projects, ratings, tickets, uploads } from './tables.ts'

type Asking = Omit<
  StaffStore,
  'changeApproval' | 'endSessions' | 'forgetCounts' | 'remove' | 'removeUpload' | 'erase' | 'addAct' | 'acts'
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
    async ratings() {
      return database.select().from(ratings).orderBy(desc(ratings.changedAt), desc(ratings.id))
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
    async replaceMilestone({ projectId, title, description, dueDate, status, approval }) {
      await database
        .update(milestones)
        .set({ description, dueDate, status, approval })
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
      const rows: Partial<Record<ListName, Record<string, unknown>[]>> = {}
      for (const name of listNames) {
        const { table, owner } = lists[name]
        const isTheirs = owners[name] === 'clientId' ? eq(owner, clientId) : inArray(owner, ids)
        rows[name] = await database.select().from(table).where(isTheirs)
      }
      if (rows.tickets) await addMessages(messagesOf, rows.tickets)
      return {
        consultants: [],
        clients: await database.select().from(clients).where(eq(clients.id, clientId)),
        uploads: await database.select().from(uploads).where(eq(uploads.clientId, clientId)),
        ...(rows as unknown as Pick<Records, ListName>), // each list is asked for, by its own table
      }
    },
  }
}
