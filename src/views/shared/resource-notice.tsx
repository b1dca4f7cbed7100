import { commonMessages, type Resource, type ResourceStore } from '../../core/index'
import { useStore } from '../host/use-store'
import { Button } from '../ui/buttons/button'
import { Notice } from '../ui/feedback/notice'

interface ResourceNoticeProps {
  resource: Resource<unknown>
  store: ResourceStore<unknown>
}

/** A notice with Retry when an answer takes long, or when the data on screen is stale; otherwise nothing. */
export function ResourceNotice({ resource, store }: ResourceNoticeProps) {
  const t = useStore(commonMessages)
  const message =
    resource.status === 'loading' && resource.slow
      ? t.slow
      : resource.status === 'ready' && resource.failure
        ? t.stale({ message: resource.failure.message })
        : undefined
  if (!message) return null
  return (
    <Notice
      tone="warning"
      action={
        <Button size="small" onClick={store.retry}>
          {t.retry}
        </Button>
      }
    >
      {message}
    </Notice>
  )
}
