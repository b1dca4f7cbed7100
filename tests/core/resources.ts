import { atom } from 'nanostores'
import type { Arrived, Resource } from '../../src/core/data/state'
import type { Message, Payment, Project, ProjectUpdate, Ticket } from '../../src/core/server/schema'

/** A resource whose data is there. */
export const known = <Data>(data: Data) =>
  Object.assign(atom<Resource<Data>>({ status: 'ready', data }), { $arrived: atom<Arrived | null>(null) })

// Rows as they are read of a server that says only this of them.

export const projectOf = (said: Partial<Project> = {}): Project => ({
  ...{ _id: 'p1', serviceId: 'SRV-1', serviceName: 'Relaunch', industry: '', active: 'Active' },
  ...{ startDate: '', endDate: '', totalCost: 0, receivedAmount: 0, createdAt: '' },
  ...said,
})

export const updateOf = (said: Partial<ProjectUpdate> = {}): ProjectUpdate => ({
  ...{ _id: 'u1', title: '', description: '', files: [], createdAt: '', actionRequiredFromClient: true },
  ...said,
})

export const ticketOf = (said: Partial<Ticket> = {}): Ticket => ({
  ...{ ticketId: 'T1', subject: '', status: 'Open', createdAt: '', messages: [] },
  ...said,
})

export const messageOf = (said: Partial<Message> = {}): Message => ({
  ...{ message: '', messageFrom: 'Tom', messageFromUserType: 'Staff', date: '', attachments: [] },
  ...said,
})

export const paymentOf = (said: Partial<Payment> = {}): Payment => ({
  ...{ id: 'p1', paymentId: '1', receivedDate: '', receivedPaymentId: '', receivedAmount: 0 },
  ...{ description: '', createdAt: '' },
  ...said,
})
