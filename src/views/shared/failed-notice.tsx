import { type ApiError, commonMessages } from '../../core/index'
import { useStore } from '../host/use-store'
import { Button } from '../ui/buttons/button'
import { Notice } from '../ui/feedback/notice'

interface FailedNoticeProps {
  failure: ApiError
  onRetry: () => void
}

/** Shown above something that stands there without its data, because that could not be loaded: the reason, and Retry. */
export function FailedNotice({ failure, onRetry }: FailedNoticeProps) {
  const t = useStore(commonMessages)
  return (
    <Notice
      tone="danger"
      action={
        <Button size="small" onClick={onRetry}>
          {t.retry}
        </Button>
      }
    >
      {t.failedTitle}
      <br />
      <bdi>{failure.message}</bdi>
    </Notice>
  )
}
