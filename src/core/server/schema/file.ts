/** A file of a project. */
import { type Described, shape } from './shape'

export const fileShape = shape({
  id: 'id',
  name: 'text',
  path: 'url',
  createdAt: 'date',
  uploadedBy: { userType: 'text' },
  /** In bytes; absent when it is unknown. */
  'size?': 'number',
})

export type ProjectFile = Described<typeof fileShape>
