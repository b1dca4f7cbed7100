import { notify, raiseReply, ticketMessages } from '../../../core/index'
import { useHost } from '../../host/use-host'
import { useStore } from '../../host/use-store'
import { ReplyForm } from './reply-form'

export interface UpdateFormProps {
  /** The draft's name. */
  name: string
  /** The subject of the ticket. `undefined` while the project is loading: nothing can be sent then. */
  subject: string | undefined
  autoFocus: boolean
  /** Takes the id of the new ticket; '' when the server doesn't name it. */
  onSent: (ticketId: string) => void
}

/** The reply to an update. It raises a ticket whose subject the client need not write. */
export function UpdateForm({ name, subject, autoFocus, onSent }: UpdateFormProps) {
  const t = useStore(ticketMessages)
  const host = useHost()
  async function send(subject: string) {
    const ticketId = await raiseReply(name, subject)
    if (ticketId === null) return
    host.raise('cp-ticket-created', { ticketId })
    notify.success(t.replySent)
    onSent(ticketId)
  }
  return (
    <ReplyForm
      name={name}
      send={subject === undefined ? undefined : () => send(subject)}
      autoFocus={autoFocus}
    />
  )
}
