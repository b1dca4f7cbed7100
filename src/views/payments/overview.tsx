import { memo } from 'react'
import { $features, mayHaveYear } from '../../core/index'
import { onDemand } from '../host/on-demand'
import { Safe } from '../host/safe'
import { useStore } from '../host/use-store'
import { type OverviewProps, OverviewRoom } from './overview-room'

const Card = onDemand(
  () => import('./overview-card'),
  ({ OverviewCard }, props: OverviewProps) => <OverviewCard {...props} />,
  (props) => <OverviewRoom {...props} />,
)

/** What is due, and the picture of a year, above the list. Without its code, the list stands alone. */
export const Overview = memo(({ projectId }: { projectId: string | undefined }) => {
  const hasDue = useStore($features).isSectionOn('projects')
  const hasYear = useStore(mayHaveYear(projectId))
  return (
    (hasDue || hasYear) && (
      <Safe decorates>
        <Card {...{ projectId, hasDue, hasYear }} />
      </Safe>
    )
  )
})
