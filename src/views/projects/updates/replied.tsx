import {
  $shortDate,
  asksForAnswer,
  authorOf,
  isResolved,
  projectMessages,
  type Ticket,
} from '../../../core/index'
import { useProvider } from '../../files/use-provider'
import { useNavigation } from '../../host/navigation'
import { useStore } from '../../host/use-store'
import { Notes } from '../../shared/notes'
import { Link } from '../../ui/buttons/link'
import { icons } from '../../ui/pictures/icons'
import { css } from '../../ui/style/styles'
import { space } from '../../ui/style/tokens'

const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(1, 4) })

interface RepliedProps {
  /** The ticket that the reply became; empty or `undefined` when nobody has named it. */
  ticketId: string | undefined
  /** `undefined` when it is only known that the client has replied. */
  date: string | undefined
  /** Whether the company has seen the reply: it needs more, or nothing more. */
  isSeen?: boolean
}

/** Whether the company has seen the reply that a ticket is: it asks for more, or for nothing more, or has written last. */
export const isSeen = (reply: Ticket): boolean =>
  asksForAnswer(reply) ||
  isResolved(reply) ||
  reply.messages.map(authorOf).findLast((author) => author !== 'system') === 'staff'

/** When the client has replied, who acts next, and a link to the reply. */
export function Replied({ ticketId, date, isSeen }: RepliedProps) {
  const t = useStore(projectMessages)
  const write = useStore($shortDate)
  const provider = useProvider()
  const { link } = useNavigation()
  return (
    <div className={line}>
      <div>
        <Notes
          notes={[
            date === undefined ? t.replied : t.repliedOn({ date: write(date) }),
            !isSeen && t.looksAt({ provider }),
          ]}
        />
      </div>
      {ticketId && (
        <Link variant="lone" icon={icons.chevronRight} {...link('ticket', { ticketId })}>
          {t.viewReply}
        </Link>
      )}
    </div>
  )
}
