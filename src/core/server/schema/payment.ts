/** A payment of the client. */
import { type Described, shape } from './shape'

export const paymentShape = shape({
  id: 'id',
  paymentId: 'text',
  receivedDate: 'date',
  /** The bank's reference. */
  receivedPaymentId: 'text',
  /** In US dollars, unless the host sets another currency. Cents are decimals: `1250.5`. */
  receivedAmount: 'number',
  description: 'text',
  createdAt: 'date',
})

export type Payment = Described<typeof paymentShape>
