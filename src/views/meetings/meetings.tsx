import { meetingsMessages } from '../../core/index'
import { Slot } from '../host/slot'
import { useStore } from '../host/use-store'
import { Screen } from '../shared/screen'
import { Card } from '../ui/card'
import { emptyPage } from '../ui/feedback/empty-page'
import { EmptyState } from '../ui/feedback/empty-state'

/** The contract knows no meetings: it shows what the host puts here, or that there are none yet. */
export function Meetings() {
  const t = useStore(meetingsMessages)
  return (
    <Screen heading={t.title}>
      <Slot name="meetings-content">
        <Card>
          <div className={emptyPage}>
            <EmptyState drawing="meetings" title={t.empty} />
          </div>
        </Card>
      </Slot>
    </Screen>
  )
}
