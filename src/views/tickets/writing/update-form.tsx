import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react'
import { notify, raiseReply, ticketPlace, ticketsMessages } from '../../../core/index'
import { useHost } from '../../host/use-host'
import { useStore } from '../../host/use-store'
import { ReplyForm } from './reply-form'
import { useArrival } from './use-arrival'

/** Where the focus goes: to the message, or to the button that sends it. A new object moves it again. */
export interface FormFocus {
  on: 'message' | 'send'
}

export interface UpdateFormProps {
  /** The draft's name. */
  name: string
  /** The subject of the ticket. `undefined` while the project is loading: nothing can be sent then. */
  subject: string | undefined
  /** `undefined` where the form stands open from the beginning. */
  focus: FormFocus | undefined
  /** Takes the id of the new ticket; '' when the server doesn't name it. */
  onSent: (ticketId: string) => void
}

/** The reply to an update. It raises a ticket whose subject the client need not write. */
export function UpdateForm({ name, subject, focus, onSent }: UpdateFormProps) {
  const t = useStore(ticketsMessages)
  const host = useHost()
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const send = focus?.on === 'send' && frame.current?.querySelector<HTMLElement>('[type=submit]')
    if (send) send.focus({ focusVisible: true })
  }, [focus])

  async function send(subject: string) {
    const ticketId = await raiseReply(name, subject)
    if (ticketId === null) return
    notify.success(t.replySent)
    onReplied(ticketId)
  }
  function onReplied(ticketId: string) {
    host.raise('cp-ticket-created', { ticketId })
    onSent(ticketId)
  }
  useArrival(
    useMemo(() => ticketPlace(name, subject), [name, subject]),
    onReplied,
  )

  /** Whoever holds Enter down on an answer has not pressed the button that sends it. */
  function onKeyPressed(event: KeyboardEvent) {
    if (event.repeat && event.target instanceof HTMLButtonElement) event.preventDefault()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the keys of the form inside
    <div ref={frame} onKeyDown={onKeyPressed}>
      <ReplyForm
        name={name}
        send={subject === undefined ? undefined : () => send(subject)}
        autoFocus={focus?.on === 'message'}
        isPrepared={focus?.on === 'send'}
        isAsked
      />
    </div>
  )
}
