import {
  type ComponentType,
  type FormEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { type FieldErrors, fieldErrors, type Sender, type Sending } from '../../core/index'
import { useHold } from '../host/hold'
import { SlowNotice } from '../shared/slow-notice'
import { useSender } from '../shared/use-sender'
import { Button } from '../ui/buttons/button'
import { Notice } from '../ui/feedback/notice'
import { stackStyle } from './form-card'

/** Returns the value of a field, by the field's `name`. */
type Values = (name: string) => string

export interface ShortFormProps<Problems> {
  /** Renders the fields, with the problems that the last try to send has found, and what the server says of single fields. */
  children: (problems: Partial<Problems>, refused: FieldErrors) => ReactNode
  /** Checks the fields. Returns each problem by its field's name. The first wrong field gets the focus. */
  findProblems: (values: Values) => Problems
  /** Called if the check finds no problem. */
  send: (values: Values, sender: Sender) => Promise<Sending>
  /** The text of the button. */
  submit: string
  /** The message above the fields once the form is sent. */
  doneText?: string
  /** The next step once the form is sent, such as "Log in": the most prominent thing then. */
  doneAction?: ReactNode
  /** Lets the client sign in again, where the form stands on a screen for clients who are signed in. */
  signInAgain?: ComponentType<{ open: boolean }>
  /** The field that a refusal with one of these HTTP statuses is about: the reason stands there. 400 and 401 by default. */
  refusedField?: string
  refusedBy?: readonly number[]
  /** What helps after a refusal with this HTTP status, such as "Ask for a new link". */
  refusedAction?: (code: number) => ReactNode
  /** Whether its first empty field takes the focus: what the client has pressed is gone. */
  takesFocus?: boolean | undefined
  /** Shown below the button. */
  footer?: ReactNode
}

/**
 * A form with a few fields and a button. It checks the fields itself, in the client's language. What is on its way goes on when the
 * client leaves the form, and a toast tells: the server may have done it, such as taken a new password.
 */
export function ShortForm<const Problems extends Record<string, string | undefined>>({
  children,
  findProblems,
  send,
  submit,
  doneText,
  doneAction,
  signInAgain,
  refusedField,
  refusedBy = [400, 401],
  refusedAction,
  takesFocus = false,
  footer,
}: ShortFormProps<Problems>) {
  const { sender, sending } = useSender()
  const [problems, setProblems] = useState<Partial<Problems>>({})
  const [isTyped, setTyped] = useState(false)
  const isDone = sending.status === 'done'
  // What can't be done twice folds, and the next step takes its place.
  const atField = (sent: Sending) => (isAtField(sent, refusedBy) ? refusedField : undefined)
  const isOver = isDone && doneAction !== undefined
  const own = useRef<HTMLFormElement>(null)
  const done = useRef<HTMLDivElement>(null)
  useHold(isTyped && !isDone, signInAgain)
  useLayoutEffect(() => {
    if (isOver) done.current?.focus()
  }, [isOver])
  // Later than a layout effect: a dialog around the form has opened by then.
  useEffect(() => {
    const fields = [...(takesFocus ? (own.current?.querySelectorAll<HTMLInputElement>(typed) ?? []) : [])]
    const first = fields.find(({ value }) => value === '') ?? fields[0]
    first?.focus()
  }, [takesFocus])

  async function onFormSubmitted(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const values = (name: string) => String(data.get(name) ?? '')
    const found = findProblems(values)
    setProblems(found)
    if (focusFirst(form, found)) return
    const answer = await send(values, sender)
    if (answer.status === 'done') form.reset()
    else if (form.matches(':focus-within')) focusFirst(form, errorsIn(answer, atField(answer)))
  }

  return (
    <form
      ref={own}
      noValidate
      className={stackStyle}
      onInput={() => setTyped(true)}
      onReset={() => setTyped(false)}
      onSubmit={onFormSubmitted}
    >
      {sending.status === 'refused' && !atField(sending) && (
        <Notice tone="danger" action={refusedAction?.(sending.code)}>
          {sending.message}
        </Notice>
      )}
      {isDone && doneText && (
        // The focus moves to what takes the form's place.
        <div ref={done} tabIndex={-1}>
          <Notice tone="success" action={doneAction}>
            {doneText}
          </Notice>
        </div>
      )}
      {!isOver && (
        <>
          {children(problems, errorsIn(sending, atField(sending)))}
          <Button type="submit" variant="primary" busy={sending.status === 'running'}>
            {submit}
          </Button>
        </>
      )}
      {sending.status === 'running' && sending.slow && <SlowNotice onCancel={sender.cancel} />}
      {footer && !isOver && <p>{footer}</p>}
    </form>
  )
}

/** What a client types into. */
const typed = 'input:not([type=hidden],[type=checkbox]),textarea'

/** Whether the reason of a refusal stands at the one field that it can be about. */
const isAtField = (sending: Sending, codes: readonly number[]) =>
  sending.status === 'refused' && codes.includes(sending.code)

const errorsIn = (sending: Sending, field: string | undefined): FieldErrors =>
  sending.status === 'refused' && field !== undefined
    ? { ...(Object.keys(sending.fields).length === 0 && { [field]: sending.message }), ...sending.fields }
    : fieldErrors(sending)

/** Focuses the first of the fields that have an error. @returns whether there is one */
function focusFirst(form: HTMLFormElement, errors: FieldErrors): boolean {
  const wrong = Object.keys(errors).find((name) => errors[name])
  const field = wrong === undefined ? null : form.elements.namedItem(wrong)
  if (field instanceof HTMLElement) field.focus()
  return wrong !== undefined
}
