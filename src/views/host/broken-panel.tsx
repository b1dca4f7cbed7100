import { commonMessages } from '../../core/index'
import { Button } from '../ui/buttons/button'
import { Card } from '../ui/card'
import { EmptyState } from '../ui/feedback/empty-state'
import { useReport } from './report'
import { useStore } from './use-store'

/** Shown in place of a view that threw an error while rendering. */
export function BrokenPanel({ onRetry }: { onRetry: () => void }) {
  const t = useStore(commonMessages)
  useReport('error')
  return (
    <Card>
      <EmptyState
        compact
        drawing="error"
        title={t.brokenTitle}
        text={t.brokenHint}
        action={<Button onClick={onRetry}>{t.retry}</Button>}
      />
    </Card>
  )
}
