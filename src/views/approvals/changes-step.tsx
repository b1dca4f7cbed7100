import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import {
  approvalDraft,
  approvalMessages,
  changeDraft,
  draftOf,
  fieldErrors,
  isUnsent,
  leaveFiles,
  lookAtFiles,
  nameOfApproval,
  senderOf,
} from '../../core/index'
import { useHold } from '../host/hold'
import { useStore } from '../host/use-store'
import { SignInAgain } from '../session/sign-in-again'
import { SendingNotice } from '../shared/sending-notice'
import { Button } from '../ui/buttons/button'
import { TextArea } from '../ui/fields/text-area'
import { css } from '../ui/style/styles'
import { gaps } from '../ui/style/target'
import { space } from '../ui/style/tokens'
import { useHandedOn } from '../ui/use-handed-on'
import { useId } from '../ui/use-id'
import { question, type StepProps } from './approve-step'

const form = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(3),
  // While somebody writes, the buttons below stay in view, too.
  '&& textarea': { scrollMarginBlockEnd: 'calc(4.5rem + var(--_foot,0px))' },
})
const actions = css({ display: 'flex', flexWrap: 'wrap', ...gaps })

interface ChangesStepProps extends StepProps {
  /** Whether the client has just asked for the field. One that stands open after a reload leaves the focus where it is. */
  isOpened: boolean
}

/** Asks what should be changed. What is written stays, also over a reload, until it is sent. */
export function ChangesStep({ asked, next, isOpened, onSend, onCancel }: ChangesStepProps) {
  const t = useStore(approvalMessages)
  const id = useId()
  const name = approvalDraft(asked)
  const draft = useStore(draftOf(name))
  const sender = senderOf(name)
  const sending = useStore(sender.$sending)
  const [isChecked, setChecked] = useState(false)
  const frame = useHandedOn<HTMLFormElement>(next)
  const field = useRef<HTMLTextAreaElement>(null)
  const isRunning = sending.status === 'running'
  const isMissing = draft.message.trim() === ''
  useHold(isUnsent(draft), SignInAgain)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (isOpened) {
      field.current?.focus()
      lookAtFiles(asked)
    }
    return () => leaveFiles(asked)
  }, [])

  function onFormSubmitted(event: FormEvent) {
    event.preventDefault()
    if (isRunning) return
    setChecked(true)
    // The draft of this render can be old: a key may have followed in the same task.
    const words = draftOf(name).get().message.trim()
    if (words) onSend({ decision: 'Changes requested', words })
    else field.current?.focus()
  }

  function onKeyPressed(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    if (!event.repeat) event.currentTarget.form?.requestSubmit()
  }

  return (
    <form ref={frame} noValidate className={form} aria-labelledby={id} onSubmit={onFormSubmitted}>
      <p id={id} className={question}>
        {t.askAbout({ name: nameOfApproval(asked) })}
      </p>
      <TextArea
        ref={field}
        label={t.whatToChange}
        error={isChecked && isMissing ? t.wordsNeeded : fieldErrors(sending).words}
        rows={3}
        dir={draft.message ? 'auto' : undefined}
        value={draft.message}
        readOnly={isRunning}
        onChange={(event) => changeDraft(name, { message: event.currentTarget.value })}
        onKeyDown={onKeyPressed}
      />
      <SendingNotice sending={sending} about={draft} onCancel={sender.cancel} />
      <div className={actions}>
        <Button type="submit" variant="primary" size="small" busy={isRunning}>
          {t.sendChanges}
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
