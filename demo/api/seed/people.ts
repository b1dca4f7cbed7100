/** The people who can sign in to the demo. */
export const demoPassword = 'portal-demo'

export const demoConsultant = { id: 'consultant-maya', name: 'Maya Okafor', email: 'maya.okafor@example.com' }

export const demoPeople = {
  /** Has projects of every status, something to do, files, a resolved ticket and unread notifications. */
  ada: {
    id: 'client-ada',
    name: 'Ada Lovelace',
    email: 'client@example.com',
    consultantId: demoConsultant.id,
  },
  /** Has no data yet, and no consultant. */
  new: { id: 'client-new', name: 'Mary Somerville', email: 'new@example.com', consultantId: null },
  /** Has thousands of projects, payments and tickets. */
  large: {
    id: 'client-large',
    name: 'Katherine Johnson',
    email: 'large@example.com',
    consultantId: demoConsultant.id,
  },
} as const
