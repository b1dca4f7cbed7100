/** What an empty store has. */
import { type ListName, listNames } from './lists.ts'
import type { Records } from './records.ts'

export const noRecords = (): Records => ({
  consultants: [],
  clients: [],
  uploads: [],
  // An empty list fits any rows.
  ...(Object.fromEntries(listNames.map((name) => [name, []])) as unknown as Pick<Records, ListName>),
})
