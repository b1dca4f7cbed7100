import { invoiceUrl, type Payment, type paymentsMessages } from '../../core/index'
import { Link } from '../ui/buttons/link'
import { icons } from '../ui/pictures/icons'

/** For a cell of a table, whose column has the texts: a row follows no store for them. Nothing is shown without an invoice. */
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
