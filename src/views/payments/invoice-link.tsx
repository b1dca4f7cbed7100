import { invoiceUrl, type Payment, paymentsMessages } from '../../core/index'
import { useStore } from '../host/use-store'
import { Link } from '../ui/buttons/link'
import { icons } from '../ui/pictures/icons'

/** Nothing is shown where there is no invoice. */
export const InvoiceLink = ({ payment }: { payment: Payment }) =>
  invoiceLink(payment, useStore(paymentsMessages))

/** The same for a cell of a table, whose column has the texts: a row follows no store for them. */
export const invoiceLink = (payment: Payment, t: ReturnType<typeof paymentsMessages.get>) => (
  <Link
    variant="lone"
    icon={icons.download}
    external
    href={invoiceUrl(payment) ?? undefined}
    aria-label={payment.paymentId ? t.invoiceFor({ payment: `#${payment.paymentId}` }) : undefined}
  >
    {t.invoice}
  </Link>
)
