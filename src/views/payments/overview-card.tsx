import { $paidYears } from '../../core/index'
import { useStore } from '../host/use-store'
import { Card } from '../ui/card'
import { DueLine } from './due-line'
import { cardStyle, type OverviewProps, yearRoom } from './overview-room'
import { YearFold } from './year-fold'

/** What is due, and what was paid lately. */
export const OverviewCard = ({ projectId, hasDue, hasYear }: OverviewProps) => (
  <Card className={cardStyle} flush>
    {hasDue && <DueLine projectId={projectId} />}
    {hasYear && <PaidYears />}
  </Card>
)

/** What was paid in the last twelve months, in each currency; nothing without payments. */
function PaidYears() {
  const years = useStore($paidYears)
  return years ? years.map((year) => <YearFold key={year.currency} year={year} />) : yearRoom()
}
