/** The people of a client: all who see the same projects, payments and tickets. */
import { type Described, shape } from '../shape'

export const colleaguesShape = shape({
  people: [
    {
      id: 'id',
      name: 'text',
      email: 'text',
      /** The id of one of the `roles`. */
      role: 'text',
      /** Whether it is the person who asks. */
      'isYou?': 'boolean',
      /** Whether the account is in this person's name: nobody takes this one out. */
      'isOwner?': 'boolean',
      /** When the person was invited who has not come yet. */
      'invitedAt?': 'date',
    },
  ],
  /** What a person can be, in the order in which they are shown. */
  roles: [{ id: 'id', name: 'text', /** What that lets the person do. */ 'text?': 'text' }],
})

export type Colleagues = Described<typeof colleaguesShape>
