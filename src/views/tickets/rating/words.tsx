import { type FormEvent, useRef, useState } from 'react'
import {
  changeDraft,
  draftOf,
  fieldErrors,
  longestRating,
  ratingDraft,
  ratingMessages,
  senderOf,
} from '../../../core/index'
import { useStore } from '../../host/use-store'
import { SendingNotice } from '../../shared/sending-notice'
import { Button } from '../../ui/buttons/button'
import { TextField } from '../../ui/fields/text-field'
import { css } from '../../ui/style/styles'
import { gaps } from '../../ui/style/target'
import { space } from '../../ui/style/tokens'

const form = css({ display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: space(3) })
const actions = css({ display: 'flex', flexWrap: 'wrap', ...gaps })

interface WordsProps {
  ticketId: string
  /** What the button says that leaves the form; without it, there is none: the choice is not saved. */
  leave: string | undefined
  onSend: (words: string) => unknown
  onLeave: () => void
}

/** One line for what the client wants to add. What is written stays, also over a reload, until it is sent. */
export function Words({ ticketId, leave, onSend, onLeave }: WordsProps) {
  const t = useStore(ratingMessages)
  const name = ratingDraft(ticketId)
  const draft = useStore(draftOf(name))
  const sender = senderOf(name)
  const sending = useStore(sender.$sending)
  const [isChecked, setChecked] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const isRunning = sending.status === 'running'
  const isTooLong = (text: string) => [...text.trim()].length > longestRating

  function onFormSubmitted(event: FormEvent) {
    event.preventDefault()
    if (isRunning) return
    setChecked(true)
    // The draft of this render can be old: a key may have followed in the same task.
    const { message } = draftOf(name).get()
    if (isTooLong(message)) field.current?.focus()
    else onSend(message.trim())
  }

  return (
    <form noValidate className={form} onSubmit={onFormSubmitted}>
      <TextField
        ref={field}
        label={t.whatToKnow}
        note={t.optional}
        error={
          isChecked && isTooLong(draft.message)
            ? t.tooLong({ most: String(longestRating) })
            : fieldErrors(sending).words
        }
        dir={draft.message ? 'auto' : undefined}
        autoComplete="off"
        value={draft.message}
        onChange={(event) => changeDraft(name, { message: event.currentTarget.value })}
      />
      <SendingNotice sending={sending} about={draft} onCancel={sender.cancel} />
      <div className={actions}>
        <Button type="submit" variant="primary" size="small" busy={isRunning}>
          {t.send}
        </Button>
        {leave && !isRunning && (
          <Button size="small" variant="quiet" onClick={onLeave}>
            {leave}
          </Button>
        )}
      </div>
    </form>
  )
}
