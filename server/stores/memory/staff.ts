/** What the company's own people ask the store in memory. */
import { type ListName, listNames, ownerOf, owners } from '../lists.ts'
import type { Records } from '../records.ts'
import type { StaffStore } from '../staff-store.ts'

type Asking = Omit<
  StaffStore,
  'changeApproval' | 'endSessions' | 'forgetCounts' | 'remove' | 'removeUpload' | 'erase' | 'addAct' | 'acts'
>

export function memoryStaff(records: Records): Asking {
  return {
    async clients() {
      return records.clients.toSorted((one, other) => (one.name < other.name ? -1 : 1))
    },
    async consultants() {
      return records.consultants
    },
    async findProjects(id) {
      return records.projects.filter(({ _id, serviceId }) => _id === id || serviceId === id)
    },
    async findTicket(id) {
      return records.tickets.find(({ ticketId }) => ticketId === id)
    },
    async openTickets() {
      return records.tickets
        .filter(({ status }) => status !== 'Resolved')
        .toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1))
    },
    async ratings() {
      return records.ratings.toSorted(
        (one, other) => descending(one.changedAt, other.changedAt) || descending(one.id, other.id),
      )
    },
    async findPayment(clientId, number, reference) {
      return records.payments.find(
        (one) =>
          one.clientId === clientId &&
          (one.paymentId === number || (reference !== '' && one.receivedPaymentId === reference)),
      )
    },
    async changeClient(id, changes) {
      const client = records.clients.find((one) => one.id === id)
      if (client) Object.assign(client, changes)
    },
    async changeProject(id, changes) {
      const project = records.projects.find(({ _id }) => _id === id)
      if (project) Object.assign(project, changes)
    },
    async replaceMilestone(milestone) {
      const { projectId, title } = milestone
      const found = records.milestones.find((one) => one.projectId === projectId && one.title === title)
      if (found) Object.assign(found, milestone)
    },
    async findPayments(id) {
      return records.payments.filter((one) => one.id === id || one.paymentId === id)
    },
    async recordsOf(clientId) {
      return ofClient(records, clientId)
    },
  }
}

const descending = (one: string, other: string) => (one === other ? 0 : one < other ? 1 : -1)

/** The records of one client, in the order in which they came. */
export function ofClient(records: Records, clientId: string): Records {
  const projects = records.projects.filter((one) => one.clientId === clientId).map(({ _id }) => _id)
  const ids = { clientId: new Set([clientId]), projectId: new Set(projects) }
  const lists = listNames.map((name) => {
    const rows: object[] = records[name]
    return [name, rows.filter((row) => ids[owners[name]].has(ownerOf(name, row)))]
  })
  return {
    consultants: [],
    clients: records.clients.filter(({ id }) => id === clientId),
    uploads: records.uploads.filter((one) => one.clientId === clientId),
    ...(Object.fromEntries(lists) as Pick<Records, ListName>), // each list has the rows of its name
  }
}
