import { invoiceUrl, type Payment, type paymentsMessages } from '../../core/index'
import type { OnFilePressed } from '../files/viewer/use-viewer'
import { waits } from '../files/viewer/waits'
import { Link } from '../ui/buttons/link'
import { documentIcons } from '../ui/pictures/document-icons'

/** Opens the invoice in the viewer; where the press asks for it, in a new tab. For a cell of a table, whose column has the texts: a row follows no store for them. Nothing is shown without an invoice. */
export const invoiceLink = (
  payment: Payment,
  t: ReturnType<typeof paymentsMessages.get>,
  onPressed: OnFilePressed,
) => (
  <Link
    variant="lone"
    icon={documentIcons.file}
    external
    className={waits}
    onClick={(event) => onPressed(event, payment.id)}
    href={invoiceUrl(payment) ?? undefined}
    aria-label={payment.paymentId ? t.invoiceFor({ payment: `#${payment.paymentId}` }) : undefined}
  >
    {t.invoice}
  </Link>
)
