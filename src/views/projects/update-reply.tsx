import { useRef, useState } from 'react'
import {
  $tickets,
  draftOf,
  findReply,
  isUnsent,
  type ProjectUpdate,
  projectMessages,
  projectOf,
  replySubject,
  updateDraft,
} from '../../core/index'
import { useNavigation } from '../host/navigation'
import { onDemand } from '../host/on-demand'
import { Safe } from '../host/safe'
import { useStore } from '../host/use-store'
import type { UpdateFormProps } from '../tickets/writing/update-form'
import { Button } from '../ui/buttons/button'
import { Link } from '../ui/buttons/link'
import { Skeleton } from '../ui/feedback/skeleton'
import { icons } from '../ui/pictures/icons'
import { css } from '../ui/style/styles'
import { space, token } from '../ui/style/tokens'

const Form = onDemand(
  () => import('../tickets/writing/update-form'),
  ({ UpdateForm }, props: UpdateFormProps) => <UpdateForm {...props} />,
)

const box = css({ display: 'grid', gap: space(3), marginBlockStart: space(3) })
// As high as the button, so that nothing moves when it is known whether the client has replied.
const line = css({ display: 'flex', alignItems: 'center', minBlockSize: '2rem' })
const note = css({ color: token('text-muted') })

interface UpdateReplyProps {
  projectId: string
  update: ProjectUpdate
}

/** The reply to an update that requires action: a button that unfolds a form; once sent, a link to the reply's ticket. */
export function UpdateReply({ projectId, update }: UpdateReplyProps) {
  const t = useStore(projectMessages)
  const navigation = useNavigation()
  const project = useStore(projectOf(projectId))
  const tickets = useStore($tickets)
  const name = updateDraft(projectId, update._id)
  const [isOpen, setOpen] = useState(() => isUnsent(draftOf(name).get()))
  const [wantsToWrite, setWantsToWrite] = useState(false)
  const [sent, setSent] = useState<string>()
  const frame = useRef<HTMLDivElement>(null)
  const subject = project.status === 'ready' ? replySubject(update, project.data) : undefined
  const reply =
    project.status === 'ready' && tickets.status === 'ready'
      ? findReply(tickets.data, update, project.data)
      : undefined
  const hasReplied = sent !== undefined || reply !== undefined
  // The list may not have a new ticket yet, and a server need not name it.
  const link = navigation.link('ticket', { ticketId: sent || reply?.ticketId || '' })
  // Whoever has waited long may reply: a reply before this one would only stand beside it.
  const hasTickets = tickets.status === 'loading' ? tickets.slow : tickets.status !== 'waiting'
  const isKnown = subject !== undefined && hasTickets

  function onSent(id: string) {
    // The form is gone now, so its focus moves to what takes its place.
    if (frame.current?.matches(':focus-within')) frame.current.focus()
    setOpen(false)
    setSent(id)
  }

  return (
    <div ref={frame} tabIndex={-1} className={box}>
      <div className={line}>
        {hasReplied ? (
          link.href ? (
            <Link variant="lone" icon={icons.chevronRight} {...link}>
              {t.viewReply}
            </Link>
          ) : (
            <span className={note}>{t.replied}</span>
          )
        ) : isKnown ? (
          <Button
            size="small"
            aria-label={t.replyTo({ title: update.title })}
            aria-expanded={isOpen}
            onClick={() => {
              setOpen(!isOpen)
              setWantsToWrite(true)
            }}
          >
            {t.reply}
          </Button>
        ) : (
          <Skeleton width="4rem" />
        )}
      </div>
      {isOpen && (
        <Safe>
          <Form name={name} subject={subject} autoFocus={wantsToWrite} onSent={onSent} />
        </Safe>
      )}
    </div>
  )
}
