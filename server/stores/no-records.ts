/** What an empty store has. */
import type { Records } from './records.ts'

export const noRecords = (): Records => ({
  consultants: [],
  clients: [],
  projects: [],
  updates: [],
  milestones: [],
  payments: [],
  notifications: [],
  tickets: [],
  files: [],
  uploads: [],
})
