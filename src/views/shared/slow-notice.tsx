import { commonMessages } from '../../core/index'
import { useStore } from '../host/use-store'
import { PassingButton, submitOf } from '../ui/buttons/passing-button'
import { Notice } from '../ui/feedback/notice'

interface SlowNoticeProps {
  /** Called by Cancel. Without it there is no such button, because the form has one of its own. */
  onCancel?: () => void
}

/** A notice in a form: the answer takes longer than usual. After Cancel, the form's main button has the focus. */
export function SlowNotice({ onCancel }: SlowNoticeProps) {
  const t = useStore(commonMessages)
  return (
    <Notice
      tone="warning"
      urgent
      action={
        onCancel && (
          <PassingButton size="small" onClick={onCancel} next={submitOf}>
            {t.cancel}
          </PassingButton>
        )
      }
    >
      {t.slow}
    </Notice>
  )
}
