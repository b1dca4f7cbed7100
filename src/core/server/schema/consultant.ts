/** The consultant: the client's contact at the company. */
import * as v from 'valibot'

export const consultantSchema = v.object({ name: v.string(), email: v.string() })

export type Consultant = v.InferOutput<typeof consultantSchema>
