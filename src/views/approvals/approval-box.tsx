import { useLayoutEffect, useRef, useState } from 'react'
import {
  $exactMoment,
  $may,
  type AskedApproval,
  approvalDraft,
  approvalMessages,
  type Choice,
  decide,
  draftOf,
  isUnsent,
  type ApprovalRecord as Kept,
  nameOfApproval,
  noteDecided,
  noteOpenStep,
  notify,
  type Outcome,
  projectMessages,
  recordOf,
  sayRecord,
  senderOf,
  subjectOf,
  type TellHost,
  ticketsMessages,
} from '../../core/index'
import { onDemand, usePrepared } from '../host/on-demand'
import { Safe } from '../host/safe'
import { useHost } from '../host/use-host'
import { useStore } from '../host/use-store'
import { MayNot } from '../shared/may-not'
import { Notice } from '../ui/feedback/notice'
import { css } from '../ui/style/styles'
import { space, token } from '../ui/style/tokens'
import { placeOf } from '../ui/use-handed-on'
import { useId } from '../ui/use-id'
import { ApprovalRecord } from './approval-record'
import { ApproveStep } from './approve-step'
import type { AskedFilesProps } from './asked-files'
import { ChangesStep } from './changes-step'
import { Decisions, type Step } from './decisions'
import { looksSame } from './looks-same'
import { Request } from './request'
import { tellOf } from './tell-host'

// As high as the buttons, so that nothing moves when they come.
const box = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  alignContent: 'center',
  gap: space(3),
  minBlockSize: token('control-height-small'),
})

const AskedFiles = onDemand(
  () => import('./asked-files'),
  ({ AskedFiles }, props: AskedFilesProps) => <AskedFiles {...props} />,
)

export interface ApprovalBoxProps {
  asked: AskedApproval
  /** In a list of what waits, it leaves once it is decided. It shows the text and the files itself: what it is about stands elsewhere. */
  isInList?: boolean
  /** Whether something else leads where it stands. */
  isQuiet?: boolean
  /** Takes the id of the ticket with which the client has answered a server that can't record it; '' if nobody has named it. */
  onReplied?: (ticketId: string) => void
}

/** "Approve" and "Ask for changes"; the former asks once more, the latter for words. Then this says who has decided what, and when. */
export function ApprovalBox({ asked, isInList = false, isQuiet, onReplied }: ApprovalBoxProps) {
  const t = useStore(approvalMessages)
  const { replied } = useStore(projectMessages)
  const writeMoment = useStore($exactMoment)
  const host = useHost()
  const mayApprove = useStore($may)('approve')
  const headline = useId()
  const frame = useRef<HTMLDivElement>(null)
  /** What is open, and what it was about then: the client has agreed to look at nothing else. */
  const [open, setOpen] = useState<{ step: Step; asked: AskedApproval } | undefined>(() =>
    isUnsent(draftOf(approvalDraft(asked)).get()) ? { step: 'changes', asked } : undefined,
  )
  const [isSending, setSending] = useState(false)
  /** The step that was left: its button has the focus again. */
  const [left, setLeft] = useState<Step>()
  /** Whether the client has opened the step, or it stood open from the beginning. */
  const [isOpened, setOpened] = useState(false)
  /** What has become of the latest decision, and what that was about. */
  const [result, setResult] = useState<{ outcome: Outcome; asked: AskedApproval }>()
  const latest = useRef(asked)
  latest.current = asked
  const record = recordOf(asked.approval)
  // What is on its way is about what it was sent for.
  const isOutdated = open !== undefined && !isSending && !looksSame(open.asked, asked)
  const step = isOutdated ? undefined : open?.step
  const outcome = result?.outcome
  const isReplied = result?.outcome.is === 'replied' && looksSame(result.asked, asked)
  const lateRecord = outcome?.is === 'late' && outcome.record.version === record?.version && record

  const isLeading = step !== undefined && !record && mayApprove
  useLayoutEffect(() => (isLeading ? noteOpenStep() : undefined), [isLeading])

  function goTo(next: Step | undefined) {
    setLeft(step)
    setOpen(next && { step: next, asked })
    setOpened(true)
    setResult(undefined)
    // An earlier refusal is forgotten.
    const sender = senderOf(approvalDraft(asked))
    if (sender.$sending.get().status !== 'running') sender.cancel()
  }

  async function send(choice: Choice) {
    const tellHost: TellHost = (files) => tellOf(host, asked, { ...choice, files })
    const card = frame.current?.closest('section')
    setSending(true)
    const outcome = await decide(asked, choice, tellHost)
    setSending(false)
    if (!outcome) return
    setResult({ outcome, asked })
    setLeft(outcome.is === 'changed' || outcome.is === 'taken' ? step : undefined)
    setOpen(undefined)
    tell(outcome, choice, card)
  }

  /** A toast says it, unless it stands here: the focus is on the record, and a notice is heard by itself. In a list, the card has it: a line there takes it. */
  function tell(outcome: Outcome, { decision }: Choice, card: Element | null | undefined) {
    if (outcome.is === 'replied') {
      notify.success(ticketsMessages.get().replySent)
      host.raise('cp-ticket-created', { ticketId: outcome.ticketId })
      return onReplied?.(outcome.ticketId)
    }
    if (outcome.is === 'late' && !frame.current) notify.error(withKept(late(outcome.record)))
    // Nothing may be asked any more, so that no version is to be looked at.
    else if (outcome.is === 'changed' && !frame.current)
      notify.error(withKept(t.changed({ name: subjectOf(asked) })))
    else if (outcome.is === 'recorded') {
      const text = outcome.record ? sayRecord(asked, outcome.record) : t[said[decision]]
      noteDecided(text)
      if (!(isInList ? card?.matches(':focus') : isSeen())) notify.success(text)
    }
  }

  /** Whether the focus is on a record. Where another version waits by now, there is none. */
  const isSeen = () => recordOf(latest.current.approval) && frame.current?.matches(':focus-within')

  const late = ({ by, at }: Kept) => t.late({ person: by, date: writeMoment(at) })
  /** What was written was not sent: it stands in the next form. */
  const withKept = (text: string) =>
    isUnsent(draftOf(approvalDraft(asked)).get()) ? `${text} ${t.kept}` : text

  /** What has the focus leaves: what takes its place gets it, or, where all of this leaves, the list. */
  const next = (step: HTMLElement) => (isInList ? undefined : frame.current) ?? placeOf(step)
  // While it is sent, it is about what it was sent for.
  const about = (isSending && open?.asked) || asked
  const hasFiles = isInList && about.files.length > 0
  usePrepared(AskedFiles, hasFiles)
  const approving = { asked: about, next, onSend: send, onCancel: () => goTo(undefined) }

  return (
    <div
      ref={frame}
      tabIndex={-1}
      className={box}
      {...(record && { role: 'group', 'aria-labelledby': headline })}
    >
      {lateRecord && (
        <Notice tone="warning" urgent>
          {withKept(late(lateRecord))}
        </Notice>
      )}
      {(isOutdated || outcome?.is === 'changed') && !record && (
        <Notice tone="warning" urgent>
          {withKept(t.changed({ name: nameOfApproval(asked) }))}
        </Notice>
      )}
      {isInList && step && (
        <Request asked={about}>
          {hasFiles && (
            <Safe decorates>
              {/* Whoever looks at a file in front of the page decides there, too. */}
              <AskedFiles
                asked={about}
                beside={step === 'approve' && <ApproveStep {...approving} isBeside />}
              />
            </Safe>
          )}
        </Request>
      )}
      {record ? (
        <ApprovalRecord id={headline} asked={asked} record={record} />
      ) : isReplied ? (
        <p>{replied}</p>
      ) : !mayApprove ? (
        <MayNot right="approve" />
      ) : step === 'approve' ? (
        <ApproveStep {...approving} />
      ) : step === 'changes' ? (
        <ChangesStep
          asked={about}
          isOpened={isOpened}
          next={next}
          onSend={send}
          onCancel={() => goTo(undefined)}
        />
      ) : (
        <Decisions asked={asked} isQuiet={isQuiet} focus={left} onStep={goTo} />
      )}
    </div>
  )
}

/** What is said where nobody knows what stands on the record. */
const said = { Approved: 'approved', 'Changes requested': 'changesRequested' } as const
