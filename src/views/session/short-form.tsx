import { type FormEvent, type ReactNode, useState } from 'react'
import type { Sender, Sending } from '../../core/index'
import { useSender } from '../shared/use-sender'
import { Button } from '../ui/buttons/button'
import { Notice } from '../ui/feedback/notice'
import { stackStyle } from './form-card'

/** What was typed into a field, by the field's `name`. */
type Values = (name: string) => string

interface ShortFormProps<Problems> {
  /** The fields, given what is wrong with them since the last try. */
  children: (problems: Partial<Problems>) => ReactNode
  /** What is wrong with the fields, each problem by the name of its field; the first one gets the focus. */
  findProblems: (values: Values) => Problems
  /** Called when nothing is wrong. */
  send: (values: Values, sender: Sender) => Promise<Sending>
  submit: string
  /** What is said in place once it is sent. */
  doneText?: string
  /** A way out beside what was refused. */
  refusedAction?: ReactNode
  /** Below the button. */
  footer?: ReactNode
}

/** A few fields, one below the other, and a button. It checks them itself, in the client's language. */
export function ShortForm<const Problems extends Record<string, string | undefined>>({
  children,
  findProblems,
  send,
  submit,
  doneText,
  refusedAction,
  footer,
}: ShortFormProps<Problems>) {
  const { sender, sending } = useSender()
  const [problems, setProblems] = useState<Partial<Problems>>({})

  async function onFormSubmitted(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const values = (name: string) => String(data.get(name) ?? '')
    const found = findProblems(values)
    setProblems(found)
    const [wrong] = Object.keys(found).filter((name) => found[name])
    if (wrong) return form.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus()
    const { status } = await send(values, sender)
    if (status === 'done') form.reset()
  }

  return (
    <form noValidate className={stackStyle} onSubmit={onFormSubmitted}>
      {sending.status === 'refused' && (
        <Notice tone="danger" action={refusedAction}>
          {sending.message}
        </Notice>
      )}
      {sending.status === 'done' && doneText && <Notice tone="success">{doneText}</Notice>}
      {children(problems)}
      <Button type="submit" variant="primary" busy={sending.status === 'running'}>
        {submit}
      </Button>
      {footer && <p>{footer}</p>}
    </form>
  )
}
