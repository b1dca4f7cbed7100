import { useMemo } from 'react'
import { $format, asDay, type Format, nothing, type Payment, paymentsMessages } from '../../core/index'
import type { OnFilePressed } from '../files/viewer/use-viewer'
import { useStore } from '../host/use-store'
import { dateText } from '../shared/date-text'
import { narrow } from '../ui/style/queries'
import { css } from '../ui/style/styles'
import { type Column, dateWidth } from '../ui/tables/columns'
import { invoiceLink } from './invoice-link'

const inTable = css({ [narrow]: { display: 'none' } })
const inCard = css({ display: 'none', [narrow]: { display: 'inline' } })

/** A payment without a description: a table has a dash there, and a stacked row is named by its number. */
const Unnamed = ({ paymentId }: Pick<Payment, 'paymentId'>) => (
  <>
    <span className={inTable}>{nothing}</span>
    <bdi className={inCard}>#{paymentId}</bdi>
  </>
)

/** @param onInvoice takes the press on an invoice */
export function usePaymentColumns(onInvoice: OnFilePressed): Column<Payment>[] {
  const t = useStore(paymentsMessages)
  const format = useStore($format)
  return useMemo(() => columnsOf(t, format, onInvoice), [t, format, onInvoice])
}

function columnsOf(
  t: ReturnType<typeof paymentsMessages.get>,
  format: Format,
  onInvoice: OnFilePressed,
): Column<Payment>[] {
  return [
    {
      id: 'number',
      header: t.number,
      width: '4rem',
      narrow: 'hidden',
      cell: (_, index) => format.count(index + 1),
    },
    {
      id: 'paymentId',
      header: t.paymentId,
      width: dateWidth,
      narrow: 'foot',
      isRowHeader: true,
      cell: ({ paymentId, description }) => (
        // A stacked row that is named by it says it once.
        <bdi className={description ? undefined : inTable}>#{paymentId}</bdi>
      ),
      note: ({ receivedDate }) => dateText(asDay(receivedDate), format),
    },
    {
      id: 'bankReference',
      header: t.bankReference,
      narrow: 'foot',
      cell: ({ receivedPaymentId }) => receivedPaymentId || nothing,
    },
    {
      id: 'amount',
      header: t.amount,
      align: 'number',
      narrow: 'aside',
      cell: ({ receivedAmount, currency }) => format.money(receivedAmount, currency),
      note: (payment) => invoiceLink(payment, t, onInvoice),
    },
    {
      id: 'description',
      header: t.description,
      width: 'minmax(0,1.5fr)',
      narrow: 'title',
      cell: ({ description, paymentId }) => description || <Unnamed paymentId={paymentId} />,
    },
  ]
}
