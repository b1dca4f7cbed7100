/** The records of a client with more than a page should draw: 2,000 projects, 10,000 payments or any number, 2,000 tickets. */
import type { Records } from '../stores/records.ts'
import type { Dates } from './dates.ts'

const subjects = [
  'Sensor line',
  'Web shop',
  'Audit',
  'Training',
  'Support plan',
  'Migration',
  'Prototype',
  'Report',
]
const places = [
  'Berlin',
  'Lyon',
  'Osaka',
  'Austin',
  'Pune',
  'Oslo',
  'Turin',
  'Leeds',
  'Perth',
  'Quito',
  'Gdansk',
]
const statuses = [
  'Active',
  'Completed',
  'Pending',
  'On Hold',
  'Delivered',
  'Delayed',
  'Rejected',
  'Suspended',
]
const industries = ['Logistics', 'Software', 'Energy', 'Retail', 'Health']
const ticketStatuses = ['Resolved', 'Open', 'Action Required'] as const

type LargeRecords = Pick<Records, 'projects' | 'payments' | 'tickets'>

/** @param paymentCount How many payments there are. They are spread over the projects, and over the same years. */
export function largeRecords(
  clientId: string,
  clientName: string,
  { day, daysAgo }: Dates,
  paymentCount = 10_000,
): LargeRecords {
  const pick = <Item>(items: readonly Item[], index: number): Item => {
    const item = items[index % items.length]
    if (item === undefined) throw new Error('The list is empty.')
    return item
  }
  const many = <Item>(count: number, make: (index: number) => Item) =>
    Array.from({ length: count }, (_, index) => make(index))
  const digits = (index: number, length: number) => String(index + 1).padStart(length, '0')
  const instalmentsOf = (project: number) => Math.max(0, Math.ceil((paymentCount - project) / 2_000))
  const instalment = (project: number) => 500 + ((project * 79) % 400)
  const daysBefore = (payment: number) => Math.floor((payment * 2_000) / paymentCount)

  return {
    projects: many(2_000, (index) => ({
      _id: `project-large-${digits(index, 4)}`,
      clientId,
      serviceId: `SRV-L${digits(index, 4)}`,
      serviceName: `${pick(subjects, index)} ${pick(places, index)} ${digits(index, 4)}`,
      industry: pick(industries, index),
      active: pick(statuses, index * 5 + Math.floor(index / 7)),
      startDate: day(-index),
      endDate: day(90 - index),
      totalCost: 5_000 + ((index * 379) % 40_000),
      receivedAmount: instalmentsOf(index) * instalment(index),
      createdAt: daysAgo(index + 1),
    })),
    payments: many(paymentCount, (index) => {
      const project = index % 2_000
      return {
        id: `payment-large-${digits(index, 5)}`,
        clientId,
        projectId: `project-large-${digits(project, 4)}`,
        paymentId: `PAY-L${digits(index, 5)}`,
        receivedDate: day(-daysBefore(index)),
        receivedPaymentId: `US-${7_000_000 + index * 37}`,
        receivedAmount: instalment(project),
        description:
          index % 4 === 0 ? '' : `Instalment ${Math.floor(index / 2_000) + 1} of ${instalmentsOf(project)}`,
        createdAt: daysAgo(daysBefore(index) + 1),
      }
    }),
    tickets: many(2_000, (index) => ({
      ticketId: `TKT-L${digits(index, 4)}`,
      clientId,
      subject: `${pick(subjects, index + 3)}: question ${digits(index, 4)}`,
      status: pick(ticketStatuses, index),
      createdAt: daysAgo(index + 2),
      messages: [
        {
          message: 'When do we go on with this?',
          messageFrom: clientName,
          messageFromUserType: 'Client',
          date: daysAgo(index + 2),
          attachments: [],
        },
        {
          message: 'Next week, as planned.',
          messageFrom: 'Tom Brandt',
          messageFromUserType: 'Staff',
          date: daysAgo(index + 1),
          attachments: [],
        },
      ],
    })),
  }
}
