/** A project, its updates and its milestones. */
import { type Described, shape } from '../shape'

export const projectShape = shape({
  /** Identifies the project in paths and queries. */
  _id: 'id',
  /** The number that people see. */
  serviceId: 'text',
  serviceName: 'text',
  industry: 'text',
  /** The status as a word: `Active`, `On Hold`, … */
  active: 'text',
  startDate: 'date',
  endDate: 'date',
  /** In the project's `currency`. Cents are decimals: `1250.5`. */
  totalCost: 'money',
  /** What was received for the project until now, in the same currency. */
  receivedAmount: 'money',
  createdAt: 'date',
  /** What is to be paid now. 0 says that nothing is; without it, what remains is due once the project has begun. */
  'dueAmount?': 'money',
  /** The day until which it is to be paid. */
  'dueDate?': 'date',
  /** Where the client pays for the project: a path of this site, or an https address. */
  'payPath?': 'text',
  /** The currency of all amounts. Without one, it is that of the setting `currency`, by default US dollars. */
  'currency?': 'currency',
})

export const updateShape = shape({
  _id: 'id',
  title: 'text',
  description: 'text',
  files: ['url'],
  createdAt: 'date',
  actionRequiredFromClient: 'boolean',
  /** What the client may answer by one press: up to four texts of at most 40 characters. */
  'answers?': ['text'],
  /** Whether the client has answered. Without it, the tickets tell. */
  'answered?': 'boolean',
})

export const milestoneShape = shape({
  title: 'text',
  description: 'text',
  dueDate: 'date',
  status: 'text',
})

export type Project = Described<typeof projectShape>
export type ProjectUpdate = Described<typeof updateShape>
export type Milestone = Described<typeof milestoneShape>
