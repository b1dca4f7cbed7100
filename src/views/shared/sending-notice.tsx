import { type Sending, ticketsMessages } from '../../core/index'
import { useStore } from '../host/use-store'
import { Notice } from '../ui/feedback/notice'
import { SlowNotice } from './slow-notice'

interface SendingNoticeProps {
  sending: Sending
  /** What is sent now: the question whether to send it again is about this, or about nothing here. */
  about: unknown
  /** Called by Cancel, when it takes long. Without it there is no such button. */
  onCancel: (() => void) | undefined
}

/** What is the matter with something that is sent: it was sent just now, was refused, or takes long. */
export function SendingNotice({ sending, about, onCancel }: SendingNoticeProps) {
  const t = useStore(ticketsMessages)
  if (sending.status === 'asking' && sending.about === about) {
    return (
      <Notice tone="warning" urgent>
        {t.again}
      </Notice>
    )
  }
  if (sending.status === 'refused') {
    return (
      <Notice tone="danger">
        <bdi>{sending.message}</bdi>
        {sending.retryable && (
          <>
            <br />
            {t.kept}
          </>
        )}
      </Notice>
    )
  }
  return sending.status === 'running' && sending.slow && <SlowNotice {...(onCancel && { onCancel })} />
}
