import { type AskedApproval, subjectOf } from '../../core/index'
import type { Host, HostEvents } from '../host/host'

type Sent = Pick<HostEvents['cp-approval'], 'decision' | 'words' | 'files'>

/** Tells the host what a client is about to decide, and takes what the host makes of it. */
export function tellOf(host: Host, asked: AskedApproval, sent: Sent) {
  const outcomes: Promise<unknown>[] = []
  const { id: approvalId, version = '' } = asked.approval
  const isOurs = host.raise('cp-approval', {
    serviceId: asked.projectId,
    approvalId,
    subject: subjectOf(asked),
    version,
    ...sent,
    respondWith: (outcome) => outcomes.push(outcome),
  })
  const [outcome] = outcomes
  return { isTaken: !isOurs, ...(outcome && { outcome }) }
}
