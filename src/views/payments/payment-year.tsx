import { Fragment } from 'react'
import { $format, $paidYears, paymentsMessages } from '../../core/index'
import { onDemand } from '../host/on-demand'
import { Safe } from '../host/safe'
import { useStore } from '../host/use-store'
import { Card } from '../ui/card'
import { Skeleton } from '../ui/feedback/skeleton'
import { css } from '../ui/style/styles'
import { space, token } from '../ui/style/tokens'
import type { YearPictureProps } from './year-picture'

const Picture = onDemand(
  () => import('./year-picture'),
  ({ YearPicture }, props: YearPictureProps) => <YearPicture {...props} />,
)

const card = css({ marginBlockEnd: space(5) })
const sum = css({
  marginBlockEnd: space(1),
  fontSize: token('text-sm'),
  color: token('text-muted'),
  'div + &': { marginBlockStart: space(4) },
})
// The room is kept, so that nothing moves when the picture has loaded.
const room = css({ blockSize: '6rem' })

/** The room is kept while the payments load; for fewer than three payments it is given up. */
export function PaymentYear() {
  const t = useStore(paymentsMessages)
  const format = useStore($format)
  const years = useStore($paidYears)
  if (!years) {
    return (
      <Card className={card}>
        <div className={sum}>
          <Skeleton width="14rem" />
        </div>
        <div className={room} />
      </Card>
    )
  }
  if (years.length === 0) return null
  return (
    <Card className={card}>
      {years.map(({ currency, amount, months }) => {
        const caption = t.year({ amount: format.money(amount, currency) })
        return (
          <Fragment key={currency}>
            <p className={sum}>{caption}</p>
            <Safe decorates>
              <div className={room}>
                <Picture months={months} currency={currency} caption={caption} />
              </div>
            </Safe>
          </Fragment>
        )
      })}
    </Card>
  )
}
