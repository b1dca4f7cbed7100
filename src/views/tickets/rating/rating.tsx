import { type ReactNode, useRef, useState } from 'react'
import {
  changeDraft,
  draftOf,
  isRatingChangeable,
  type RatingAnswer,
  ratingAnswerOf,
  ratingDraft,
  ratingMessages,
  senderOf,
  type Ticket,
} from '../../../core/index'
import { useHold } from '../../host/hold'
import { useStore } from '../../host/use-store'
import { SignInAgain } from '../../session/sign-in-again'
import { phone } from '../../ui/style/queries'
import { css } from '../../ui/style/styles'
import { hairline, space, token } from '../../ui/style/tokens'
import { useHandedOn } from '../../ui/use-handed-on'
import { useId } from '../../ui/use-id'
import { Faces } from './faces'
import { Said } from './said'
import { useSaved } from './use-saved'
import { Words } from './words'

const frame = css({
  padding: space(4, 5),
  borderBlockStart: hairline(),
  '&:focus-visible': { outlineOffset: '-2px' },
  [phone]: { padding: space(3) },
})
const open = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(3),
  maxInlineSize: '40rem',
})
const question = css({ fontWeight: token('weight-bold') })
const state = css({
  fontSize: token('text-sm'),
  color: token('text-muted'),
  '&:not(:empty)': { marginBlockStart: space(3) },
})

function Asked({ next, children }: { next: () => HTMLElement | null; children: ReactNode }) {
  return (
    <div ref={useHandedOn<HTMLDivElement>(next)} className={open}>
      {children}
    </div>
  )
}

export interface RatingProps {
  ticket: Ticket
}

/** Asks whether it has helped how a ticket was resolved. Once the client has said it, that stands here. */
export function Rating({ ticket: { ticketId, rating = {} } }: RatingProps) {
  const t = useStore(ratingMessages)
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const name = ratingDraft(ticketId)
  const draft = useStore(draftOf(name))
  const sender = senderOf(name)
  const { status } = useStore(sender.$sending)
  const saving = useSaved(ticketId)
  const answer = ratingAnswerOf(rating)
  const unsaved = saving.unsaved === answer ? undefined : saving.unsaved
  const isWritten = draft.message.trim() !== '' && draft.message.trim() !== (rating.words ?? '').trim()
  /** `first` right after the first choice: then the words can be left out; `again` once it is to be changed. */
  const [form, setForm] = useState<'first' | 'again' | undefined>(() => (isWritten ? 'again' : undefined))
  useHold(isWritten || unsaved !== undefined, SignInAgain)
  const isAsked = unsaved !== undefined || !answer || (form !== undefined && isRatingChangeable(rating))

  function onChosen(chosen: RatingAnswer) {
    setForm(form ?? 'first')
    void saving.save(chosen)
  }
  async function onSent(words: string) {
    const chosen = unsaved ?? answer
    if (!chosen) return
    const isNew = unsaved !== undefined || words !== (rating.words ?? '')
    if (!isNew) leave()
    else if (await saving.save(chosen, words)) setForm(undefined)
  }
  function leave() {
    changeDraft(name, { message: '' })
    // An earlier refusal is forgotten.
    sender.cancel()
    setForm(undefined)
  }
  function onChange() {
    if (!isWritten) changeDraft(name, { message: rating.words ?? '' })
    saving.forget()
    setForm('again')
  }

  return (
    <div
      ref={box}
      tabIndex={-1}
      className={frame}
      {...(!isAsked && { role: 'group', 'aria-labelledby': id })}
    >
      {isAsked ? (
        <Asked next={() => box.current}>
          <p id={id} className={question}>
            {t.question}
          </p>
          <Faces
            labelledBy={id}
            chosen={unsaved ?? answer}
            autoFocus={form === 'again'}
            onChoose={onChosen}
          />
          {(unsaved ?? answer) && (
            <Words
              ticketId={ticketId}
              leave={unsaved ? undefined : form === 'again' ? t.cancel : t.skip}
              onSend={onSent}
              onLeave={leave}
            />
          )}
        </Asked>
      ) : (
        answer && <Said id={id} rating={rating} answer={answer} onChange={onChange} />
      )}
      <p role="status" className={state}>
        {status === 'running' ? t.saving : saving.hasSaved && t.saved}
      </p>
    </div>
  )
}
