/** What the lists of payments that are compared with ours have in common: their data, columns and search field. */

export interface Payment {
  id: string
  paymentId: string
  receivedPaymentId: string
  receivedAmount: number
  description: string
  createdAt: string
}

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** The columns of our list: their names, and the texts in their cells. */
export const columns: readonly { name: string; text: (payment: Payment, index: number) => string }[] = [
  { name: 'S.No.', text: (_, index) => String(index + 1) },
  {
    name: 'Payment Id',
    text: ({ paymentId, createdAt }) => `#${paymentId} ${date.format(Date.parse(createdAt))}`,
  },
  { name: 'Bank Reference ID', text: ({ receivedPaymentId }) => receivedPaymentId },
  { name: 'Amount', text: ({ receivedAmount }) => money.format(receivedAmount) },
  { name: 'Description', text: ({ description }) => description },
]

/** Asks for the payments, newest first. */
export async function askForPayments(): Promise<Payment[]> {
  const user = JSON.parse(localStorage.getItem('client-portal:user') ?? '{}')
  const headers = { authorization: `Bearer ${localStorage.getItem('client-portal:token')}` }
  const response = await fetch(`/api/v1/payments/getPaymentofClient/${user._id}`, { headers })
  const payments: Payment[] = (await response.json()).data
  return payments.sort((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
}

/** The payments in which a text is found, as our list finds them. */
export function find(payments: readonly Payment[], text: string): Payment[] {
  const words = text.toLowerCase()
  return payments.filter(
    ({ paymentId, receivedPaymentId }) =>
      paymentId.toLowerCase().includes(words) || receivedPaymentId.toLowerCase().includes(words),
  )
}

/** Adds a search field to the page. */
export function addSearch(onSearch: (text: string) => void): void {
  const field = document.body.appendChild(document.createElement('input'))
  field.type = 'search'
  field.addEventListener('input', () => onSearch(field.value))
}
