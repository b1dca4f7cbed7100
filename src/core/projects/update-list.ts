import { sortRows } from '../data/rows'
import type { ProjectUpdate } from '../server/schema'

export const sortUpdates = (updates: readonly ProjectUpdate[]): ProjectUpdate[] =>
  sortRows(updates, 'newest', ({ createdAt }) => createdAt)

/** The first paragraph of an update's text. */
export const beginningOf = ({ description }: ProjectUpdate): string =>
  description.trim().split(/\n\s*\n/, 1)[0] ?? ''
