import type { MouseEvent } from 'react'
import { commonMessages } from '../../core/index'
import { useStore } from '../host/use-store'
import { Button } from '../ui/buttons/button'
import { Notice } from '../ui/feedback/notice'

interface SlowNoticeProps {
  /** Called by Cancel. Without it there is no such button, because the form has one of its own. */
  onCancel?: () => void
}

/** A notice in a form: the answer takes longer than usual. After Cancel, the form's main button has the focus. */
export function SlowNotice({ onCancel }: SlowNoticeProps) {
  const t = useStore(commonMessages)
  function onCancelClicked({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) {
    onCancel?.()
    form?.querySelector<HTMLElement>('[type=submit]')?.focus()
  }
  return (
    <Notice
      tone="warning"
      urgent
      action={
        onCancel && (
          <Button size="small" onClick={onCancelClicked}>
            {t.cancel}
          </Button>
        )
      }
    >
      {t.slow}
    </Notice>
  )
}
