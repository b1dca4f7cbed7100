import { sortRows } from '../data/rows'
import type { ProjectUpdate } from '../server/schema'

export const sortUpdates = (updates: readonly ProjectUpdate[]): ProjectUpdate[] =>
  sortRows(updates, 'newest', ({ createdAt }) => createdAt)
