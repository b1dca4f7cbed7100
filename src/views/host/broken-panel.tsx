import { commonMessages, deployMessages, reload, updatedBy } from '../../core/index'
import { Button } from '../ui/buttons/button'
import { Card } from '../ui/card'
import { EmptyState } from '../ui/feedback/empty-state'
import { useReport } from './report'
import { useStore } from './use-store'

/** Shown in place of a view that threw an error: the reason, and what helps. */
export function BrokenPanel({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useStore(commonMessages)
  const ofDeploy = useStore(deployMessages)
  const updated = updatedBy(error)
  useReport('error')
  return (
    <Card>
      <EmptyState
        compact
        drawing="error"
        title={updated?.title ?? t.brokenTitle}
        text={updated ? updated.hint : t.brokenHint}
        action={
          updated ? (
            updated.canReload && <Button onClick={reload}>{ofDeploy.reload}</Button>
          ) : (
            <Button onClick={onRetry}>{t.retry}</Button>
          )
        }
      />
    </Card>
  )
}
