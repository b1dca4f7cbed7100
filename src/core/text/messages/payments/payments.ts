import { i18n } from '../../i18n'
import { counted, params } from '../../texts'

/** Payments: the specification's section 2, slips included. */
export const paymentsMessages = i18n('payments', {
  history: 'Payment History',
  viewAll: 'View All Payments',
  number: 'S.No.',
  paymentId: 'Payment Id',
  bankReference: 'Bank Reference ID',
  amount: 'Amount',
  description: 'Description',
  receivedDate: 'Received Date',
  total: counted({ one: 'Total of {count} payment', other: 'Total of {count} payments' }),
  exportCsv: 'Export as CSV',
  search: 'Search by payment id or bank reference',
  newestFirst: 'Newest First',
  recentFirst: 'Recent First',
  oldestFirst: 'Oldest First',
  emptyTitle: "We couldn't find any payment transactions",
  emptyHint: 'Once you receive your payment, it will be updated here',
  recentEmptyTitle: "We couldn't find any payment history",
  recentEmptyHint: 'Once you oay your payment, it will be updated here',
  pay: 'Pay',
  payAmount: params('Pay {amount}'),
  year: params('Last twelve months: {amount}'),
  month: 'Month',
  currency: 'Currency',
  invoice: 'Invoice',
  invoiceFor: params('Invoice for {payment}'),
})
