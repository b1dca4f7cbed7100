import { commonMessages, leftOutIn, listMessages, type Resource, type ResourceStore } from '../../core/index'
import { useStore } from '../host/use-store'
import { PassingButton } from '../ui/buttons/passing-button'
import { Notice } from '../ui/feedback/notice'

interface ResourceNoticeProps {
  resource: Resource<unknown>
  store: ResourceStore<unknown>
}

/**
 * A notice with Retry when an answer takes long, or when the data on screen is stale or not all of it; one without it when
 * some of it can't be read; otherwise nothing.
 */
export function ResourceNotice({ resource, store }: ResourceNoticeProps) {
  const t = useStore(commonMessages)
  const message = messageFor(resource, t)
  const leftOut = leftOutIn(resource)
  return (
    <>
      {message && retryNotice(message, t.retry, store.retry)}
      {leftOut > 0 && <LeftOut count={leftOut} />}
    </>
  )
}

/** @param label of the button. */
export const retryNotice = (message: string, label: string, onRetry: () => void) => (
  <Notice
    tone="warning"
    action={
      <PassingButton size="small" onClick={onRetry}>
        {label}
      </PassingButton>
    }
  >
    {message}
  </Notice>
)

/** Says how many rows the server has sent that can't be read. */
export function LeftOut({ count }: { count: number }) {
  const t = useStore(listMessages)
  return <Notice tone="warning">{t.leftOut(count)}</Notice>
}

function messageFor(
  resource: Resource<unknown>,
  t: ReturnType<typeof commonMessages.get>,
): string | undefined {
  switch (resource.status) {
    case 'loading':
      return resource.slow ? t.slow : undefined
    case 'ready':
      return resource.failure ? t.stale({ message: resource.failure.message }) : undefined
    case 'failed':
      return 'first' in resource ? t.restFailed({ message: resource.failure.message }) : undefined
    default:
      return undefined
  }
}
