/** The client: the person who is signed in. Each of several people of one client has an `_id` of their own. */
import { type Described, shape } from '../shape'

/** What a server may let some people of a client do, and others not. */
export const rights = ['pay', 'write', 'upload', 'approve', 'addServices', 'invite'] as const
export type Right = (typeof rights)[number]

export const userShape = shape({
  _id: 'text',
  id: 'text',
  name: 'text',
  email: 'text',
  /** The name of the company that the person belongs to: shown in the menu of the account. */
  'company?': 'text',
  /** What the client has set. The photo is a square picture. */
  'photo?': 'url',
  'phone?': 'text',
  /** As a BCP 47 tag, and as an IANA name. */
  'language?': 'text',
  'timeZone?': 'text',
  /** Which of these four the client may change. The others are shown. */
  'editable?': ['text'],
  /** Point of contact: the consultant's id. Absent while no consultant is assigned. */
  'POC?': { id: 'id' },
  /** What the person is among the people of the client. */
  'role?': { id: 'id', name: 'text' },
  /** What the person may do, by the words of `rights`. Without it: everything. */
  'may?': ['text'],
})

export type User = Described<typeof userShape>
