import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import {
  $takesFiles,
  draftOf,
  fieldErrors,
  findDraftProblems,
  findFileProblem,
  isUnsent,
  senderOf,
  ticketsMessages,
} from '../../../core/index'
import { useHold } from '../../host/hold'
import { useStore } from '../../host/use-store'
import { SignInAgain } from '../../session/sign-in-again'

interface DraftFormOptions {
  /** The draft's name. */
  name: string
  hasSubject: boolean
  /** Sends the draft. It is called only if the draft has no problems. `undefined` while nothing can be sent yet. */
  send: (() => Promise<unknown>) | undefined
}

/** Shows problems from the first try to send until they are solved, and what the server says of a field until it is asked anew. */
export function useDraftForm({ name, hasSubject, send }: DraftFormOptions) {
  const draft = useStore(draftOf(name))
  const t = useStore(ticketsMessages)
  const takesFiles = useStore($takesFiles)
  const { $sending } = senderOf(name)
  const sending = useStore($sending)
  const [isChecked, setChecked] = useState(false)
  const subjectField = useRef<HTMLInputElement>(null)
  const messageField = useRef<HTMLTextAreaElement>(null)
  useHold(isUnsent(draft), SignInAgain)
  const find = () => findDraftProblems(draftOf(name).get(), { hasSubject })
  const problems: Partial<ReturnType<typeof find>> = isChecked ? find() : {}
  const refused = fieldErrors(sending)

  async function onFormSubmitted(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    setChecked(true)
    // The draft of this render can be old: a key may have followed in the same task.
    const found = find()
    if (found.subject) return subjectField.current?.focus()
    if (found.message) return messageField.current?.focus()
    // Of what removes it, a screen reader says what is wrong with the file.
    if (found.files)
      return (form.querySelector<HTMLElement>('[data-remove=asked]') ?? messageField.current)?.focus()
    setChecked(false)
    await send?.()
    const { subject, message } = fieldErrors($sending.get())
    if (!form.matches(':focus-within')) return
    if (hasSubject && subject) subjectField.current?.focus()
    else if (message) messageField.current?.focus()
  }

  function onKeyPressed(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    // Whoever holds the keys down does not answer a question.
    if (!event.repeat) event.currentTarget.form?.requestSubmit()
  }

  return {
    draft,
    errors: {
      subject: problems.subject ? t.subjectMissing : refused.subject,
      message: problems.message ? (takesFiles ? t.messageMissing : t.messageNeeded) : refused.message,
    },
    /** The first file that keeps the draft from being sent, once that was tried. */
    unfit: problems.files && draft.files.find(findFileProblem),
    takesFiles,
    isRunning: sending.status === 'running',
    subjectField,
    messageField,
    onFormSubmitted,
    onKeyPressed,
  }
}
