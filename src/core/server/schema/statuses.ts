/** The statuses that the elements know: the specification's section 4. Any other text is shown as it came, in grey. */
const statuses = [
  'Pending',
  'Open',
  'Active',
  'Inactive',
  'Closed',
  'Resolved',
  'Action Required',
  'Completed',
  'Delivered',
  'On Hold',
  'Delayed',
  'Suspended',
  'Rejected',
] as const

/** The known statuses of each entity that has one. Spaces, hyphens, underscores and capitals make no difference. */
export const knownStatuses = {
  Project: statuses,
  Ticket: statuses,
  /** Any other word counts as a step that is still to come. */
  Milestone: ['Completed', 'In Progress', 'Pending'],
} as const
