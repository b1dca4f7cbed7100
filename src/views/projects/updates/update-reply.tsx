import { useLayoutEffect, useRef, useState } from 'react'
import {
  $may,
  approvalOfUpdate,
  draftOf,
  isForRecord,
  isUnsent,
  noteAnswered,
  noteOpenStep,
  type ProjectUpdate,
  projectMessages,
  projectOf,
  recordOf,
  replySubject,
  updateDraft,
  updatesOf,
} from '../../../core/index'
import { Approval } from '../../approvals/approval'
import { onDemand } from '../../host/on-demand'
import { Safe } from '../../host/safe'
import { useStore } from '../../host/use-store'
import { MayNot } from '../../shared/may-not'
import type { Standing } from '../../tickets/use-standings'
import type { FormFocus, UpdateFormProps } from '../../tickets/writing/update-form'
import { css } from '../../ui/style/styles'
import { space, token } from '../../ui/style/tokens'
import { AnswerButtons } from './answer-buttons'
import { isSeen, Replied } from './replied'

const Form = onDemand(
  () => import('../../tickets/writing/update-form'),
  ({ UpdateForm }, props: UpdateFormProps) => <UpdateForm {...props} />,
)

const box = css({ display: 'grid', gap: space(3) })
// As high as a button, so that nothing moves when it is known whether the client has replied.
const line = css({ display: 'flex', alignItems: 'center', minBlockSize: token('control-height-small') })

export interface UpdateReplyProps {
  projectId: string
  update: ProjectUpdate
  standing: Standing
  /** `false` while it is not known whether the client has replied. */
  isKnown: boolean
}

/**
 * The reply to an update that requires action: buttons that unfold a form, or those to approve what it asks for. Once it is sent,
 * this says so, and leads to the reply's ticket.
 */
export function UpdateReply({ projectId, update, standing, isKnown }: UpdateReplyProps) {
  const t = useStore(projectMessages)
  const project = useStore(projectOf(projectId))
  const mayWrite = useStore($may)('write')
  const name = updateDraft(projectId, update._id)
  const [isOpen, setOpen] = useState(() => isUnsent(draftOf(name).get()))
  const [focus, setFocus] = useState<FormFocus>()
  // The list of tickets may not have it yet, and a server need not name it.
  const [sent, setSent] = useState<{ ticketId: string; date: string; answered: boolean | undefined }>()
  const frame = useRef<HTMLDivElement>(null)
  const subject = project.status === 'ready' ? replySubject(update, project.data) : undefined
  const { reply, isAsked } = standing
  // Where the server asks for another reply, the one that was sent here is an earlier one.
  const isSent = sent !== undefined && sent.answered === update.answered
  useLayoutEffect(() => (isOpen ? noteOpenStep() : undefined), [isOpen])

  function onSent(ticketId: string) {
    // The form is gone now, so its focus moves to what takes its place.
    if (frame.current?.matches(':focus-within')) frame.current.focus()
    setOpen(false)
    noteAnswered({ route: 'projectUpdates', params: { serviceId: projectId } }, update.createdAt)
    setSent({ ticketId, date: new Date().toISOString(), answered: update.answered })
    // A server that says by itself what is answered may say so now.
    if (update.answered !== undefined) updatesOf(projectId).refresh()
  }

  const asked = approvalOfUpdate(projectId, update)
  const isAnswered = reply !== undefined || isSent
  // No ticket answers what goes on record: nobody waits for the tickets.
  if (asked && (recordOf(asked.approval) || (!isAnswered && isAsked && (isKnown || isForRecord(update)))))
    return <Approval asked={asked} onReplied={onSent} />

  return (
    <div ref={frame} tabIndex={-1} className={box}>
      <div className={line}>
        {reply ? (
          <Replied ticketId={reply.ticketId} date={reply.createdAt} isSeen={isSeen(reply)} />
        ) : isSent || !isAsked ? (
          <Replied ticketId={sent?.ticketId} date={sent?.date} />
        ) : !mayWrite ? (
          <MayNot right="write" />
        ) : (
          !asked &&
          isKnown &&
          subject !== undefined && (
            <AnswerButtons
              name={name}
              update={update}
              label={t.replyTo({ title: update.title })}
              isOpen={isOpen}
              onOpen={(focus) => {
                setOpen(focus !== undefined)
                setFocus(focus)
              }}
            />
          )
        )}
      </div>
      {isOpen && (
        <Safe>
          <Form name={name} subject={subject} focus={focus} onSent={onSent} />
        </Safe>
      )}
    </div>
  )
}
