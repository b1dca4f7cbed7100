import { sortRows } from '../data/rows'
import type { ProjectUpdate } from '../server/schema'

/** The updates of a project, newest first. */
export const sortUpdates = (updates: readonly ProjectUpdate[]): ProjectUpdate[] =>
  sortRows(updates, 'newest', ({ createdAt }) => createdAt)
