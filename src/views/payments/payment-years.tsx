import { Fragment } from 'react'
import { $format, $paidYears, paymentsMessages } from '../../core/index'
import { useStore } from '../host/use-store'
import { Card } from '../ui/card'
import { YearPicture } from './year-picture'
import { cardStyle, roomStyle, sumStyle, YearRoom } from './year-room'

/** What was paid in the last twelve months, in each currency; nothing for fewer than three payments. */
export function PaymentYears() {
  const t = useStore(paymentsMessages)
  const format = useStore($format)
  const years = useStore($paidYears)
  if (!years) return <YearRoom />
  if (years.length === 0) return null
  return (
    <Card className={cardStyle}>
      {years.map((year) => {
        const { currency, months } = year
        const caption = t.year({ amount: format.sums([year]) })
        return (
          <Fragment key={currency}>
            <p className={sumStyle}>{caption}</p>
            <div className={roomStyle}>
              <YearPicture months={months} currency={currency} caption={caption} />
            </div>
          </Fragment>
        )
      })}
    </Card>
  )
}
