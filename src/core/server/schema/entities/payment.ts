import { type Described, shape } from '../shape'

export const paymentShape = shape({
  id: 'id',
  paymentId: 'text',
  receivedDate: 'date',
  /** The bank's reference. */
  receivedPaymentId: 'text',
  /** In the payment's `currency`. Cents are decimals: `1250.5`. */
  receivedAmount: 'money',
  description: 'text',
  createdAt: 'date',
  /** The currency of the amount. Without one, it is that of the setting `currency`, by default US dollars. */
  'currency?': 'currency',
  /** Where the invoice for the payment can be read: a path below the origin of the API, or an https address. */
  'invoicePath?': 'url',
})

export type Payment = Described<typeof paymentShape>
