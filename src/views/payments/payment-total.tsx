import type { MouseEvent } from 'react'
import {
  $format,
  $sumsOf,
  amountOf,
  exportPayments,
  type List,
  type Payment,
  paymentsMessages,
} from '../../core/index'
import { useStore } from '../host/use-store'
import { Button } from '../ui/buttons/button'
import { css } from '../ui/style/styles'
import { space, token } from '../ui/style/tokens'

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(2, 4),
})
const sum = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space(2) })
const label = css({ color: token('text-muted') })
const value = css({
  fontSize: token('text-lg'),
  fontWeight: token('weight-bold'),
  fontVariantNumeric: 'tabular-nums',
})

/** The total of the payments that match the search, in each of their currencies, and a button that exports these payments as CSV. */
export function PaymentTotal({ list }: { list: List<Payment> }) {
  // The second click of a double click would save the same file once more.
  const onExportClicked = ({ detail }: MouseEvent) => detail < 2 && exportPayments(list.$found.get())
  const t = useStore(paymentsMessages)
  const format = useStore($format)
  const sumsOf = useStore($sumsOf)
  const payments = useStore(list.$found)
  return (
    <div className={line}>
      <p className={sum}>
        <span className={label}>{t.total(payments.length)}</span>
        <strong className={value}>{format.sums(sumsOf(payments, amountOf))}</strong>
      </p>
      <Button size="small" icon="download" onClick={onExportClicked}>
        {t.exportCsv}
      </Button>
    </div>
  )
}
