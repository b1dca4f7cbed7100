import { useRef, useState } from 'react'
import {
  $exactMoment,
  type AskedApproval,
  approvalDraft,
  approvalMessages,
  type Choice,
  decide,
  draftOf,
  isUnsent,
  nameOfApproval,
  notify,
  type Outcome,
  projectMessages,
  recordOf,
  sayRecord,
  type TellHost,
  ticketsMessages,
} from '../../core/index'
import { useHost } from '../host/use-host'
import { useStore } from '../host/use-store'
import { Notice } from '../ui/feedback/notice'
import { css } from '../ui/style/styles'
import { space, token } from '../ui/style/tokens'
import { placeOf } from '../ui/use-handed-on'
import { useId } from '../ui/use-id'
import { ApprovalRecord } from './approval-record'
import { ApproveStep } from './approve-step'
import { ChangesStep } from './changes-step'
import { Decisions, type Step } from './decisions'
import { tellOf } from './tell-host'

// As high as the buttons, so that nothing moves when they come.
const box = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  alignContent: 'center',
  gap: space(3),
  minBlockSize: token('control-height-small'),
})

export interface ApprovalBoxProps {
  asked: AskedApproval
  /** In a list of what waits, it leaves once it is decided, and leads no more than its neighbours. */
  isInList?: boolean
  /** Takes the id of the ticket with which the client has answered a server that can't record it; '' if nobody has named it. */
  onReplied?: (ticketId: string) => void
}

/**
 * "Approve" and "Ask for changes"; the former asks once more, the latter for words. Once it is decided, this says who has decided
 * what, and when.
 */
export function ApprovalBox({ asked, isInList, onReplied }: ApprovalBoxProps) {
  const t = useStore(approvalMessages)
  const { replied } = useStore(projectMessages)
  const writeMoment = useStore($exactMoment)
  const host = useHost()
  const headline = useId()
  const frame = useRef<HTMLDivElement>(null)
  const [step, setStep] = useState<Step | undefined>(() =>
    isUnsent(draftOf(approvalDraft(asked)).get()) ? 'changes' : undefined,
  )
  /** The step that was left: its button has the focus again. */
  const [left, setLeft] = useState<Step>()
  /** Whether the client has opened the step, or it stood open from the beginning. */
  const [isOpened, setOpened] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const record = recordOf(asked.approval)

  function goTo(next: Step | undefined) {
    setLeft(step)
    setStep(next)
    setOpened(true)
    setOutcome(null)
  }

  async function send(choice: Choice) {
    const tellHost: TellHost = (files) => tellOf(host, asked, { ...choice, files })
    const outcome = await decide(asked, choice, tellHost)
    if (!outcome) return
    setOutcome(outcome)
    // Whoever has written what should change may say it of another version, too.
    if (outcome.is !== 'changed' || choice.decision === 'Approved') {
      setLeft(outcome.is === 'changed' || outcome.is === 'taken' ? step : undefined)
      setStep(undefined)
    }
    tell(outcome, choice)
  }

  /** A toast says it, unless it stands here: the focus is on the record, and a notice is heard by itself. */
  function tell(outcome: Outcome, { decision }: Choice) {
    if (outcome.is === 'replied') {
      notify.success(ticketsMessages.get().replySent)
      host.raise('cp-ticket-created', { ticketId: outcome.ticketId })
      onReplied?.(outcome.ticketId)
      return
    }
    if (outcome.is === 'late' && !frame.current) notify.error(late(outcome))
    else if (outcome.is === 'recorded' && !frame.current?.matches(':focus-within'))
      notify.success(outcome.record ? sayRecord(asked, outcome.record) : t[said[decision]])
  }

  const late = ({ record }: Outcome & { is: 'late' }) =>
    t.late({ person: record.by, date: writeMoment(record.at) })

  /** What has the focus leaves: the record takes its place, or, where that stands in no list of what waits, the list. */
  const next = (step: HTMLElement) => (isInList ? placeOf(step) : frame.current)

  return (
    <div
      ref={frame}
      tabIndex={-1}
      className={box}
      {...(record && { role: 'group', 'aria-labelledby': headline })}
    >
      {outcome?.is === 'late' && (
        <Notice tone="warning" urgent>
          {late(outcome)}
        </Notice>
      )}
      {outcome?.is === 'changed' && !record && (
        <Notice tone="warning" urgent>
          {t.changed({ name: nameOfApproval(asked) })}
        </Notice>
      )}
      {record ? (
        <ApprovalRecord id={headline} asked={asked} record={record} />
      ) : outcome?.is === 'replied' ? (
        <p>{replied}</p>
      ) : step === 'approve' ? (
        <ApproveStep asked={asked} next={next} onSend={send} onCancel={() => goTo(undefined)} />
      ) : step === 'changes' ? (
        <ChangesStep
          asked={asked}
          isOpened={isOpened}
          next={next}
          onSend={send}
          onCancel={() => goTo(undefined)}
        />
      ) : (
        <Decisions asked={asked} isQuiet={isInList} focus={left} onStep={goTo} />
      )}
    </div>
  )
}

/** What is said where nobody knows what stands on the record. */
const said = { Approved: 'approved', 'Changes requested': 'changesRequested' } as const
