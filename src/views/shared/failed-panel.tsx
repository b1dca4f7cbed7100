import { $noticeRequest, type ApiError, commonMessages } from '../../core/index'
import { useStore } from '../host/use-store'
import { PassingButton } from '../ui/buttons/passing-button'
import { EmptyState } from '../ui/feedback/empty-state'
import { css, keyframes } from '../ui/style/styles'

const hold = keyframes({ from: { visibility: 'hidden' } })
// A toast says the same for four seconds, and the panel after that. The reason keeps its room, so that nothing moves.
const reason = css({ animation: `${hold} 1ms step-end 4s backwards` })

interface FailedPanelProps {
  failure: ApiError
  onRetry: () => void
}

/** Shown in place of data that could not be loaded: the reason, and a Retry button. */
export function FailedPanel({ failure, onRetry }: FailedPanelProps) {
  const t = useStore(commonMessages)
  // The id of such a toast is its message. Not every failure has one.
  const isTold = $noticeRequest.get()?.id === failure.message
  return (
    <EmptyState
      compact
      drawing="error"
      title={t.failedTitle}
      text={<bdi className={isTold ? reason : undefined}>{failure.message}</bdi>}
      action={<PassingButton onClick={onRetry}>{t.retry}</PassingButton>}
    />
  )
}
