/** A file of a project. */
import * as v from 'valibot'
import { date, id, url } from './values'

export const fileSchema = v.object({
  id,
  name: v.string(),
  path: url,
  createdAt: date,
  uploadedBy: v.object({ userType: v.string() }),
  /** In bytes; absent when it is unknown. */
  size: v.optional(v.number()),
})

export type ProjectFile = v.InferOutput<typeof fileSchema>
