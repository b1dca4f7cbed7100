import { invoiceUrl, type Payment, paymentsMessages } from '../../core/index'
import { useStore } from '../host/use-store'
import { Link } from '../ui/buttons/link'

/** "Invoice": opens the invoice of a payment in a new tab. Nothing is shown where there is none. */
export function InvoiceLink({ payment }: { payment: Payment }) {
  const t = useStore(paymentsMessages)
  const { paymentId } = payment
  return (
    <Link
      variant="lone"
      icon="download"
      external
      href={invoiceUrl(payment) ?? undefined}
      aria-label={paymentId ? t.invoiceFor({ payment: `#${paymentId}` }) : undefined}
    >
      {t.invoice}
    </Link>
  )
}
