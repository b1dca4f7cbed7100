/** The client: the person who is signed in. */
import * as v from 'valibot'
import { id } from './values'

export const userSchema = v.object({
  _id: v.string(),
  id: v.string(),
  name: v.string(),
  email: v.string(),
  /** Point of contact: the consultant's id. Absent while no consultant is assigned. */
  POC: v.optional(v.object({ id })),
})

export type User = v.InferOutput<typeof userSchema>
