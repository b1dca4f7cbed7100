/** A payment of the client. */
import * as v from 'valibot'
import { amount, date, id } from './values'

export const paymentSchema = v.object({
  id,
  paymentId: v.string(),
  receivedDate: date,
  /** The bank's reference. */
  receivedPaymentId: v.string(),
  receivedAmount: amount,
  description: v.string(),
  createdAt: date,
})

export type Payment = v.InferOutput<typeof paymentSchema>
