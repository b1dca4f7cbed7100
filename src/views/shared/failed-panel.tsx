import { type ApiError, commonMessages } from '../../core/index'
import { useStore } from '../host/use-store'
import { PassingButton } from '../ui/buttons/passing-button'
import { EmptyState } from '../ui/feedback/empty-state'

interface FailedPanelProps {
  failure: ApiError
  onRetry: () => void
}

/** Shown in place of data that could not be loaded: the reason, and a Retry button. */
export function FailedPanel({ failure, onRetry }: FailedPanelProps) {
  const t = useStore(commonMessages)
  return (
    <EmptyState
      compact
      drawing="error"
      title={t.failedTitle}
      text={<bdi>{failure.message}</bdi>}
      action={<PassingButton onClick={onRetry}>{t.retry}</PassingButton>}
    />
  )
}
