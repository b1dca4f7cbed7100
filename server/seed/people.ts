/** The people who can sign in to the demo. */
export const demoPassword = 'portal-demo'

export const demoConsultant = { id: 'consultant-maya', name: 'Maya Okafor', email: 'maya.okafor@example.com' }

/** Writes and uploads for the same company as Ada. */
export const adasColleague = { id: 'client-charles', name: 'Charles Babbage', email: 'charles@example.com' }

/** Is invited, and has not come yet. */
export const invitedColleague = { id: 'client-luigi', name: 'Luigi Menabrea', email: 'luigi@example.com' }

export const demoPeople = {
  /** Has projects of every status, something to do, files, a resolved ticket and unread notifications. */
  ada: {
    id: 'client-ada',
    name: 'Ada Lovelace',
    email: 'client@example.com',
    consultantId: demoConsultant.id,
    company: 'Lovelace Instruments',
    phone: '+44 20 7946 0812',
    timeZone: 'Europe/London',
  },
  /** Has no data yet, and no consultant. */
  new: {
    id: 'client-new',
    name: 'Mary Somerville',
    email: 'new@example.com',
    consultantId: null,
    company: '',
  },
  /** Has thousands of projects, payments and tickets. */
  large: {
    id: 'client-large',
    name: 'Katherine Johnson',
    email: 'large@example.com',
    consultantId: demoConsultant.id,
    company: '',
  },
} as const
