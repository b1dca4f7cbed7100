import { authorOf, type Ticket, ticketsMessages } from '../../../core/index'
import { useProvider } from '../../files/use-provider'
import { useStore } from '../../host/use-store'
import { phone } from '../../ui/style/queries'
import { css } from '../../ui/style/styles'
import { space, token } from '../../ui/style/tokens'

const line = css({
  padding: space(0, 5, 4),
  fontSize: token('text-sm'),
  color: token('text-muted'),
  textAlign: 'end',
  [phone]: { paddingInline: space(3) },
})

/** Says that the company acts next, while the client's side has written last. A screen reader says so when it is sent. */
export function SentNote({ messages }: Pick<Ticket, 'messages'>) {
  const t = useStore(ticketsMessages)
  const provider = useProvider()
  const last = messages.at(-1)
  const isSent = last && ['mine', 'colleague'].includes(authorOf(last))
  return <div role="status">{isSent && <p className={line}>{t.sent({ provider })}</p>}</div>
}
