/** What the company's own people ask the store in memory. */
import type { Records } from '../records.ts'
import type { StaffStore } from '../store.ts'

export function memoryStaff(records: Records): StaffStore {
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
  }
}
