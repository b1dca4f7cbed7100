/** The client's payments. */
import { computed } from 'nanostores'
import { createFamily } from '../data/family'
import { createList, type List } from '../data/list'
import { createResource, type ResourceStore } from '../data/resource'
import { saveFile } from '../page/save-file'
import { projectOf } from '../projects/project'
import * as api from '../server/api/payments'
import { messageOf } from '../server/http'
import { loadForAction } from '../server/load-code'
import { notify } from '../server/notify'
import type { Payment } from '../server/schema'
import { $clientId } from '../session/session'
import { $settings } from '../settings/config'
import { paymentsMessages } from '../text/messages/payments'

export const $payments = createResource<Payment[]>({
  for: $clientId,
  load: api.payments,
})

/** The payments of one project. The server finds them by the project's name, so that is loaded first. */
export const paymentsOf = createFamily((id) =>
  createResource<Payment[]>({
    for: computed(projectOf(id), (project) => (project.status === 'ready' ? project.data.serviceName : null)),
    load: (serviceName, options) => api.servicePayments($clientId.get() ?? '', serviceName, options),
  }),
)

/**
 * Creates the list of payments for one view.
 * @param pageSize rows on a page; all rows when left out.
 */
export const createPaymentList = ($resource: ResourceStore<Payment[]>, pageSize?: number): List<Payment> =>
  createList($resource, {
    pageSize,
    date: ({ createdAt }) => createdAt,
    texts: ({ paymentId, receivedPaymentId }) => [paymentId, receivedPaymentId],
  })

/** The sum of payments. It is exact to the hundredth, because it adds whole hundredths and not fractions. */
export const totalOf = (payments: readonly Payment[]) =>
  payments.reduce((sum, { receivedAmount }) => sum + Math.round(receivedAmount * 100), 0) / 100

/** Offers payments to the client as a CSV file. Never throws: an error is shown as a toast. */
export async function exportPayments(payments: readonly Payment[]): Promise<void> {
  try {
    const { toCsv } = await loadForAction(() => import('./csv'))
    const today = new Date().toISOString().slice(0, 10)
    saveFile(`payment-history-${today}.csv`, 'text/csv;charset=utf-8', toCsv(cellsOf(payments)))
  } catch (error) {
    notify.error(messageOf(error))
  }
}

function cellsOf(payments: readonly Payment[]) {
  const t = paymentsMessages.get()
  const header = [
    t.paymentId,
    t.receivedDate,
    t.bankReference,
    `${t.amount} (${$settings.get().currency})`,
    t.description,
  ]
  const rows = payments.map((payment) => [
    payment.paymentId,
    payment.receivedDate,
    payment.receivedPaymentId,
    payment.receivedAmount,
    payment.description,
  ])
  return [header, ...rows]
}
