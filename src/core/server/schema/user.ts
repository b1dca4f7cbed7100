/** The client: the person who is signed in. */
import { type Described, shape } from './shape'

export const userShape = shape({
  _id: 'text',
  id: 'text',
  name: 'text',
  email: 'text',
  /** Point of contact: the consultant's id. Absent while no consultant is assigned. */
  'POC?': { id: 'id' },
})

export type User = Described<typeof userShape>
