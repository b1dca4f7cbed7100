import { useState } from 'react'
import {
  $features,
  $offerOf,
  answerableMilestone,
  approvalOfMilestone,
  isForRecord,
  isUnclear,
  leftOutOf,
  type Milestone,
  waits,
} from '../../../core/index'
import { Approval } from '../../approvals/approval'
import { Safe } from '../../host/safe'
import { useStore } from '../../host/use-store'
import { LeftOut } from '../../shared/resource-notice'
import { useReplies } from '../../tickets/use-standings'
import { css } from '../../ui/style/styles'
import { answerRoom } from '../../ui/style/target'
import { space } from '../../ui/style/tokens'
import { isSeen, Replied } from '../updates/replied'

// As high as the buttons, so that nothing moves when it is known what the client has answered.
const room = css({ ...answerRoom, marginBlockStart: space(2) })

interface MilestoneApprovalProps {
  projectId: string
  milestone: Milestone
}

/** What a milestone asks the client to approve. Where that can't go on record, a ticket is the answer. */
export function MilestoneApproval({ projectId, milestone }: MilestoneApprovalProps) {
  // It may turn out that a ticket is the answer.
  useStore($offerOf)
  const isRecorded = isForRecord(milestone)
  const canReply = useStore($features).isSectionOn('support')
  const isAsked = waits(milestone.approval)
  const { isKnown, replyTo } = useReplies(projectId, isAsked && !isRecorded)
  const [sent, setSent] = useState<{ ticketId: string; date: string }>()
  const asked = approvalOfMilestone(projectId, milestone)
  if (!asked) return null
  if (isUnclear(asked.approval)) return <LeftOut count={leftOutOf(milestone)} />
  const reply = isAsked && !isRecorded ? replyTo(answerableMilestone(milestone), []) : undefined
  if (isAsked && !isRecorded && !canReply) return null
  return (
    <div className={room}>
      {reply ? (
        <Replied ticketId={reply.ticketId} date={reply.createdAt} isSeen={isSeen(reply)} />
      ) : sent ? (
        <Replied {...sent} />
      ) : (
        isKnown && (
          <Safe>
            <Approval
              asked={asked}
              onReplied={(ticketId) => setSent({ ticketId, date: new Date().toISOString() })}
            />
          </Safe>
        )
      )}
    </div>
  )
}
