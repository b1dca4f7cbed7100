/** The client's payments. */
import { computed, type ReadableAtom } from 'nanostores'
import { createFamily } from '../data/family'
import { createList, type List } from '../data/list'
import { createResource, type Resource } from '../data/resource'
import { saveFile } from '../page/save-file'
import { projectOf } from '../projects/project'
import * as api from '../server/api/payments'
import { messageOf } from '../server/http'
import { loadForAction } from '../server/load-code'
import { notify } from '../server/notify'
import type { Payment } from '../server/schema'
import { $clientId } from '../session/session'
import { $settings } from '../settings/config'
import { endpointOf, placesOf } from '../settings/endpoints'
import { asDay } from '../settings/format'
import { paymentsMessages } from '../text/messages/payments'

export const $payments = createResource<Payment[]>({
  for: $clientId,
  load: api.payments,
})

/**
 * The payments of one project. The server finds them by the project's name, so that is loaded first; by the id, where
 * the host's endpoint has a place for it. A project without a name has none that could be found.
 */
export const paymentsOf = createFamily((id, $owner) => {
  const load = (name: string, options: { signal: AbortSignal }) =>
    api.servicePayments($clientId.get() ?? '', name, id, options)
  const { path } = endpointOf('servicePayments', $settings.get().endpoints.servicePayments)
  if (placesOf(path).includes('serviceId'))
    return createResource<Payment[]>({ for: $owner, load: (_, options) => load('', options) })
  return createResource<Payment[]>({
    // An empty name is known, too.
    for: computed(projectOf(id), (project) =>
      project.status === 'ready' ? `=${project.data.serviceName}` : null,
    ),
    load: async (key, options) => (key === '=' ? [] : load(key.slice(1), options)),
  })
})

/**
 * Creates the list of payments for one view.
 * @param pageSize rows on a page; all rows when left out.
 */
export const createPaymentList = (
  $resource: ReadableAtom<Resource<Payment[]>>,
  pageSize?: number,
): List<Payment> =>
  createList($resource, {
    pageSize,
    date: ({ createdAt }) => createdAt,
    texts: ({ paymentId, receivedPaymentId }) => [paymentId, receivedPaymentId],
  })

/** The sum of payments. It is exact to the hundredth, because it adds whole hundredths and not fractions. */
export const totalOf = (payments: readonly Payment[]) =>
  payments.reduce((sum, { receivedAmount }) => sum + Math.round(receivedAmount * 100), 0) / 100

let isExporting = false

/**
 * Offers payments to the client as a CSV file, unless another export is under way. Never throws: an error is shown as
 * a toast.
 */
export async function exportPayments(payments: readonly Payment[]): Promise<void> {
  if (isExporting) return
  isExporting = true
  try {
    const { toCsv } = await loadForAction(() => import('./csv'))
    const today = new Date().toISOString().slice(0, 10)
    saveFile(`payment-history-${today}.csv`, 'text/csv;charset=utf-8', toCsv(cellsOf(payments)))
  } catch (error) {
    notify.error(messageOf(error))
  } finally {
    isExporting = false
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
    asDay(payment.receivedDate),
    payment.receivedPaymentId,
    payment.receivedAmount,
    payment.description,
  ])
  return [header, ...rows]
}
