/** Who can sign in to the demo. */
export const demoPassword = 'portal-demo'

export const demoConsultant = { id: 'consultant-maya', name: 'Maya Okafor', email: 'maya.okafor@example.com' }

export const demoPeople = {
  /** Every status, something to do, files, a resolved ticket, unread notifications. */
  ada: {
    id: 'client-ada',
    name: 'Ada Lovelace',
    email: 'client@example.com',
    consultantId: demoConsultant.id,
  },
  /** Nothing yet, and nobody assigned. */
  new: { id: 'client-new', name: 'Mary Somerville', email: 'new@example.com', consultantId: null },
  /** Thousands of everything. */
  large: {
    id: 'client-large',
    name: 'Katherine Johnson',
    email: 'large@example.com',
    consultantId: demoConsultant.id,
  },
} as const
