import { type MouseEvent, useMemo } from 'react'
import {
  $format,
  createPaymentSums,
  exportPayments,
  type List,
  leftOutIn,
  type Payment,
  paymentsMessages,
} from '../../core/index'
import { useStore } from '../host/use-store'
import { Button } from '../ui/buttons/button'
import { Skeleton } from '../ui/feedback/skeleton'
import { icons } from '../ui/pictures/icons'
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

export interface PaymentTotalProps {
  list: List<Payment>
}

/** Adds up, and exports as CSV, the payments that match the search. Each currency has a total of its own. */
export function PaymentTotal({ list }: PaymentTotalProps) {
  const t = useStore(paymentsMessages)
  const format = useStore($format)
  const $sums = useMemo(() => createPaymentSums(list), [list])
  const summed = useStore($sums)
  const leftOut = leftOutIn(useStore(list.$rows).resource)
  // The second click of a double click would save the same file once more.
  const onExportClicked = ({ detail }: MouseEvent) => summed && detail < 2 && exportPayments(summed, leftOut)
  return (
    <div className={line}>
      <p className={sum}>
        {summed ? (
          <>
            <span className={label}>{t.total(summed.payments.length)}</span>
            <strong className={value}>{format.sums(summed.sums, leftOut > 0)}</strong>
          </>
        ) : (
          <Skeleton width="14rem" />
        )}
      </p>
      <Button size="small" icon={icons.download} onClick={onExportClicked}>
        {t.exportCsv}
      </Button>
    </div>
  )
}
