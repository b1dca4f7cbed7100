/** Lists payments for a view. */
import { createList, type List, type Listed } from '../data/list'
import { fileUrl } from '../files/file-url'
import { safePath } from '../page/safe-path'
import type { Payment } from '../server/schema'
import { asDay } from '../settings/dates'

/** @param pageSize rows on a page; all rows when left out. */
export const createPaymentList = ($resource: Listed<Payment>, pageSize?: number): List<Payment> =>
  createList($resource, {
    pageSize,
    date: ({ createdAt }) => createdAt,
    texts: ({ paymentId, receivedPaymentId }) => [paymentId, receivedPaymentId],
    dates: ({ receivedDate }) => [asDay(receivedDate)],
  })

/** The full address of a payment's invoice; `null` if there is none, or if it must not be followed. */
export const invoiceUrl = ({ invoicePath = '' }: Payment) => safePath(invoicePath) && fileUrl(invoicePath)
