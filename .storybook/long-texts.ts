import type { Records } from './server'

const sentence =
  'Relaunch of the website in nine languages, including the move of all archives, redirects and customer accounts'
/** As long as the longest of ordinary names, some 60 characters, with a word that fills a line of a phone. */
const name = 'Qualitätsmanagementhandbuchüberarbeitung für alle Standorte'
const word = 'Qualitätsmanagementhandbuchüberarbeitung'
const reference = 'DE89370400440532013000COBADEFFXXX2026112000017'

const texts = [name, word, sentence]
const textAt = (index: number) => texts[index % texts.length] ?? name

/** Replaces texts of the records with long and unusually long ones, with spaces and without. */
export const longTexts = (records: Records): Records => ({
  ...records,
  clients: records.clients.map((client) => ({
    ...client,
    name: 'Wilhelmina Konstantinopoulou-Featherstonehaugh de la Cruz y Montenegro',
    company: 'Konstantinopoulou-Featherstonehaugh Präzisionsmessgerätewerke GmbH & Co. KG',
  })),
  consultants: records.consultants.map((consultant) => ({
    ...consultant,
    name: 'Maximiliane Okafor-Wolfeschlegelsteinhausenberger',
    email: 'maximiliane.okafor-wolfeschlegelsteinhausenberger@consulting.example.com',
  })),
  projects: records.projects.map((project, index) => ({
    ...project,
    serviceId: `${project.serviceId}-${'EXTENSION-'.repeat(2)}${index}`,
    serviceName: textAt(index),
    active: index % 3 ? project.active : 'Waiting for your approval',
  })),
  payments: records.payments.map((payment, index) => ({
    ...payment,
    paymentId: `${payment.paymentId}-2026-QUARTERLY`,
    receivedPaymentId: reference,
    receivedAmount: payment.receivedAmount * 10_000,
    description: textAt(index),
  })),
  updates: records.updates.map((update, index) => ({ ...update, title: textAt(index) })),
  milestones: records.milestones.map((milestone, index) => ({ ...milestone, title: textAt(index) })),
  tickets: records.tickets.map((ticket, index) => ({ ...ticket, subject: textAt(index) })),
  files: records.files.map((file, index) => ({ ...file, name: `${textAt(index)}.pdf` })),
})
