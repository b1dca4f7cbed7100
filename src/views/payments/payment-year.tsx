import { memo } from 'react'
import { onDemand } from '../host/on-demand'
import { Safe } from '../host/safe'
import { YearRoom } from './year-room'

const Years = onDemand(
  () => import('./payment-years'),
  ({ PaymentYears }) => <PaymentYears />,
  () => <YearRoom />,
)

/** The picture of a year above the list. It only decorates: without its code, the list stands alone. */
export const PaymentYear = memo(() => (
  <Safe decorates>
    <Years />
  </Safe>
))
