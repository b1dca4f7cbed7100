import { meetingsMessages } from '../../core/index'
import { useStore } from '../host/use-store'
import { Screen } from '../shared/screen'
import { Card } from '../ui/card'
import { EmptyState } from '../ui/feedback/empty-state'

/** There are no meetings yet, so it shows only an empty state. */
export function Meetings() {
  const t = useStore(meetingsMessages)
  return (
    <Screen heading={t.title}>
      <Card>
        <EmptyState drawing="meetings" title={t.empty} />
      </Card>
    </Screen>
  )
}
