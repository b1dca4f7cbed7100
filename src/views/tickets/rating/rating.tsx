import { type ReactNode, useEffect, useRef, useState } from 'react'
import {
  changeDraft,
  createChooser,
  draftOf,
  isRatingChangeable,
  type RatingAnswer,
  rateTicket,
  ratingAnswerOf,
  ratingDraft,
  ratingMessages,
  type Sending,
  senderOf,
  type Ticket,
} from '../../../core/index'
import { useHold } from '../../host/hold'
import { useStore } from '../../host/use-store'
import { SignInAgain } from '../../session/sign-in-again'
import { SendingNotice } from '../../shared/sending-notice'
import { phone } from '../../ui/style/queries'
import { css } from '../../ui/style/styles'
import { hairline, space, token } from '../../ui/style/tokens'
import { useHandedOn } from '../../ui/use-handed-on'
import { useId } from '../../ui/use-id'
import { Faces } from './faces'
import { Said } from './said'
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

interface Choice {
  answer: RatingAnswer
  words: string | undefined
}

/** Whether the server will not take it later, either: the week may be over. */
const isRefused = (sending: Sending) => sending.status === 'refused' && !sending.retryable

/** Asks whether it has helped how a ticket was resolved. Once the client has said it, that stands here. */
export function Rating({ ticket: { ticketId, rating = {} } }: RatingProps) {
  const t = useStore(ratingMessages)
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const name = ratingDraft(ticketId)
  const draft = useStore(draftOf(name))
  const sender = senderOf(name)
  const sending = useStore(sender.$sending)
  const [{ $chosen, choose }] = useState(() =>
    // What the server will never take goes, and what was said before is there again.
    createChooser(
      ({ answer, words }: Choice) => rateTicket(ticketId, answer, words),
      () => !isRefused(sender.$sending.get()),
    ),
  )
  const [hasSaved, setSaved] = useState(false)
  /** The face that is chosen and not sent: by the arrow keys, or while an answer is changed. */
  const [picked, setPicked] = useState<RatingAnswer>()
  const chosen = useStore($chosen)
  const answer = ratingAnswerOf(rating)
  const unsaved = chosen?.answer === answer ? undefined : chosen?.answer
  const isWritten = draft.message.trim() !== '' && draft.message.trim() !== (rating.words ?? '').trim()
  /** `first` right after the first choice: then the words can be left out; `again` once it is to be changed. */
  const canChange = isRatingChangeable(rating)
  const [form, setForm] = useState<'first' | 'again' | undefined>(() =>
    isWritten && canChange ? 'again' : undefined,
  )
  // What is written stays until the client leaves it, also where it can't be sent any more.
  const isOpen = form !== undefined && (isWritten || (canChange && !isRefused(sending)))
  const isAsked = unsaved !== undefined || !answer || isOpen
  useHold(unsaved !== undefined || (isAsked && isWritten), SignInAgain)
  // Whoever leaves has read it. Resolved once more, the ticket asks anew.
  useEffect(() => () => void (isRefused(sender.$sending.get()) && sender.cancel()), [sender])
  const sent = unsaved ?? answer
  const shown = picked ?? sent
  // Words whose face the server has refused stay, too.
  const hasWords = isAsked && (shown !== undefined || isWritten || form === 'again')

  /** Words that are sent while a face is being saved go with the face that is chosen after them. */
  const waiting = () => (sender.$sending.get().status === 'running' ? $chosen.get()?.words : undefined)
  async function save(said: RatingAnswer, words = waiting()): Promise<boolean> {
    setPicked(undefined)
    setSaved(false)
    const isSaved = (await choose({ answer: said, words })) !== null
    setSaved(isSaved)
    return isSaved
  }
  /** A press sends the first answer at once. What changes one is sent by the button, and left by "Cancel". */
  function onChosen(face: RatingAnswer, isPressed: boolean) {
    setForm(form ?? 'first')
    if (face === sent) setPicked(undefined)
    else if (isPressed && form !== 'again') void save(face)
    else setPicked(face)
  }
  async function onSent(words: string) {
    // A face goes with the words.
    if (!shown) return box.current?.querySelector('input')?.focus()
    const isNew = shown !== answer || words !== (rating.words ?? '')
    if (!isNew) leave()
    else if (await save(shown, words)) setForm(undefined)
  }
  function leave() {
    setPicked(undefined)
    changeDraft(name, { message: '' })
    // An earlier refusal is forgotten.
    sender.cancel()
    setForm(undefined)
  }
  function onChange() {
    if (!isWritten) changeDraft(name, { message: rating.words ?? '' })
    sender.cancel()
    setSaved(false)
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
          <Faces labelledBy={id} chosen={shown} autoFocus={form === 'again'} onChoose={onChosen} />
          {hasWords && (
            <Words
              ticketId={ticketId}
              leave={
                unsaved ? undefined : form === 'again' ? t.cancel : shown === answer ? t.skip : undefined
              }
              onSend={onSent}
              onLeave={leave}
            />
          )}
        </Asked>
      ) : (
        answer && <Said id={id} rating={rating} answer={answer} onChange={onChange} />
      )}
      {!hasWords && <SendingNotice sending={sending} about={draft} onCancel={sender.cancel} />}
      <p role="status" className={state}>
        {sending.status === 'running' ? t.saving : hasSaved && t.saved}
      </p>
    </div>
  )
}
