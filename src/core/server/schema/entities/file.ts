import { type Described, shape } from '../shape'

export const fileShape = shape({
  id: 'id',
  name: 'text',
  path: 'url',
  createdAt: 'date',
  uploadedBy: {
    /** `Client`; any other word means staff. */
    userType: 'text',
    /**
     * The `_id` of the person, where several people of one client sign in: a file of the person who is signed in is from
     * "Me", a colleague's from the colleague. Without it, each file of a `Client` is from "Me".
     */
    'id?': 'text',
    /** The name of the person. Shown for colleagues, and beside the provider's label for staff. */
    'name?': 'text',
  },
  /** In bytes; absent when it is unknown. */
  'size?': 'number',
  /** The `id` of the file that it follows as its next version. Files with the same name are versions of one file without it. */
  'replaces?': 'text',
})

export type ProjectFile = Described<typeof fileShape>
