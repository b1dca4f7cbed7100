/** What the company's own people ask the store in memory. */
import type { Records } from '../records.ts'
import type { StaffStore } from '../staff-store.ts'

type Asking = Omit<
  StaffStore,
  'endSessions' | 'forgetCounts' | 'remove' | 'removeUpload' | 'erase' | 'addAct' | 'acts'
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

/** The records of one client, in the order in which they came. */
export function ofClient(records: Records, clientId: string): Records {
  const isTheirs = (one: { clientId: string }) => one.clientId === clientId
  const projects = records.projects.filter(isTheirs)
  const ids = new Set(projects.map(({ _id }) => _id))
  const isInTheirs = ({ projectId }: { projectId: string }) => ids.has(projectId)
  return {
    consultants: [],
    clients: records.clients.filter(({ id }) => id === clientId),
    projects,
    updates: records.updates.filter(isInTheirs),
    milestones: records.milestones.filter(isInTheirs),
    payments: records.payments.filter(isTheirs),
    notifications: records.notifications.filter(isTheirs),
    tickets: records.tickets.filter(isTheirs),
    files: records.files.filter(isInTheirs),
    uploads: records.uploads.filter(isTheirs),
  }
}
