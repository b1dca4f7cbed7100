import type { Records } from '../demo/api/store'

const sentence =
  'Relaunch of the website in nine languages, including the move of all archives, redirects and customer accounts'
const word = 'Qualitätsmanagementhandbuchüberarbeitung'
const reference = 'DE89370400440532013000COBADEFFXXX2026112000017'

/** Replaces texts of the records with unusually long ones, with spaces and without. */
export const longTexts = (records: Records): Records => ({
  ...records,
  clients: records.clients.map((client) => ({
    ...client,
    name: 'Wilhelmina Konstantinopoulou-Featherstonehaugh de la Cruz y Montenegro',
  })),
  consultants: records.consultants.map((consultant) => ({
    ...consultant,
    name: 'Maximiliane Okafor-Wolfeschlegelsteinhausenberger',
    email: 'maximiliane.okafor-wolfeschlegelsteinhausenberger@consulting.example.com',
  })),
  projects: records.projects.map((project, index) => ({
    ...project,
    serviceId: `${project.serviceId}-${'EXTENSION-'.repeat(2)}${index}`,
    serviceName: index % 2 ? word : sentence,
    active: index % 3 ? project.active : 'Waiting for your approval',
  })),
  payments: records.payments.map((payment, index) => ({
    ...payment,
    paymentId: `${payment.paymentId}-2026-QUARTERLY`,
    receivedPaymentId: reference,
    receivedAmount: payment.receivedAmount * 10_000,
    description: index % 2 ? word : sentence,
  })),
})
