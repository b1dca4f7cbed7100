/** The client: the person who is signed in. Each of several people of one client has an `_id` of their own. */
import { type Described, shape } from '../shape'

export const userShape = shape({
  _id: 'text',
  id: 'text',
  name: 'text',
  email: 'text',
  /** The name of the company that the person belongs to: shown in the menu of the account. */
  'company?': 'text',
  /** Point of contact: the consultant's id. Absent while no consultant is assigned. */
  'POC?': { id: 'id' },
})

export type User = Described<typeof userShape>
