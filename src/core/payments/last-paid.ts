import type { Payment } from '../server/schema'
import { asDay, dateValue } from '../settings/dates'

export const paidOn = ({ receivedDate, createdAt }: Payment) => asDay(receivedDate) || createdAt

/** The newest payment. Refunds, amounts that are not known, and days that can't be read don't count. */
export function lastPaid(payments: readonly Payment[]): Payment | undefined {
  let last: Payment | undefined
  let latest = 0
  for (const payment of payments) {
    const moment = payment.receivedAmount > 0 ? dateValue(paidOn(payment)) : 0
    if (moment > latest) {
      last = payment
      latest = moment
    }
  }
  return last
}
