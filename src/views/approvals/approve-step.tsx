import { type FormEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'
import {
  $nameList,
  type AskedApproval,
  approvalDraft,
  approvalMessages,
  type Choice,
  draftOf,
  leaveFiles,
  lookAtFiles,
  nameOfApproval,
  nameOfUrl,
  senderOf,
} from '../../core/index'
import { useStore } from '../host/use-store'
import { SendingNotice } from '../shared/sending-notice'
import { Button } from '../ui/buttons/button'
import { css } from '../ui/style/styles'
import { gaps } from '../ui/style/target'
import { space, token } from '../ui/style/tokens'
import { useHandedOn } from '../ui/use-handed-on'
import { useId } from '../ui/use-id'

const step = css({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space(3) })
export const question = css({ fontWeight: token('weight-bold'), overflowWrap: 'anywhere' })
const about = css({ fontSize: token('text-sm'), color: token('text-muted'), overflowWrap: 'anywhere' })
const actions = css({ display: 'flex', flexWrap: 'wrap', ...gaps })

export interface StepProps {
  asked: AskedApproval
  /** Finds what gets the focus when the step leaves with it. */
  next: (step: HTMLElement) => HTMLElement | null | undefined
  onSend: (choice: Choice) => unknown
  onCancel: () => void
}

interface ApproveStepProps extends StepProps {
  /** It stands beside a file in front of the page, and in the list behind it, too: the focus is for the file. */
  isBeside?: boolean
}

/** Asks once more, in the place of the buttons, and says what is approved. */
export function ApproveStep({ asked, next, onSend, onCancel, isBeside }: ApproveStepProps) {
  const t = useStore(approvalMessages)
  const list = useStore($nameList)
  const id = useId()
  const frame = useHandedOn<HTMLFormElement>(next)
  const button = useRef<HTMLButtonElement>(null)
  const name = approvalDraft(asked)
  const draft = useStore(draftOf(name))
  const sender = senderOf(name)
  const sending = useStore(sender.$sending)
  const isRunning = sending.status === 'running'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (isBeside) return
    // Below a picture, it may lie under the fold.
    button.current?.focus()
    lookAtFiles(asked)
    return () => leaveFiles(asked)
  }, [])

  function onFormSubmitted(event: FormEvent) {
    event.preventDefault()
    if (!isRunning) onSend({ decision: 'Approved', words: '' })
  }
  /** Whoever holds Enter down on "Approve", or clicks twice, has not been asked. */
  const onKeyPressed = (event: KeyboardEvent) => event.repeat && event.preventDefault()
  const onPressed = (event: MouseEvent) => event.detail > 1 && event.preventDefault()

  return (
    <form ref={frame} className={step} onSubmit={onFormSubmitted} onKeyDown={onKeyPressed}>
      <div id={id}>
        <p className={question}>{t.approveQuestion({ name: nameOfApproval(asked) })}</p>
        {asked.files.length > 0 && (
          <p className={about}>{t.files({ names: list(asked.files.map(nameOfUrl)) })}</p>
        )}
      </div>
      <SendingNotice sending={sending} about={draft} onCancel={sender.cancel} />
      <div className={actions}>
        <Button
          ref={button}
          type="submit"
          variant="primary"
          size="small"
          busy={isRunning}
          aria-describedby={id}
          onClick={onPressed}
        >
          {t.approve}
        </Button>
        {!(isRunning && sending.slow) && (
          <Button size="small" variant="quiet" disabled={isRunning} onClick={onCancel}>
            {t.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}
