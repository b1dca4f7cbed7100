/** What a client can have of all that is kept of it: a copy, and that it is erased. */
import { type Described, shape } from '../shape'

export const ownDataShape = shape({
  /** The latest copy. Absent if there is none. */
  'copy?': {
    /** `making`, `ready` or `failed`. */
    state: 'text',
    'askedAt?': 'date',
    /** Up to when it can be downloaded. */
    'until?': 'date',
    /** Where it is, once it is ready. */
    'path?': 'url',
    /** In bytes. */
    'size?': 'number',
  },
  /** The wish to be erased, as long as it is open. */
  'erasure?': { askedAt: 'date', 'words?': 'text' },
})

export type OwnData = Described<typeof ownDataShape>
