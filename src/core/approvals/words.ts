/** How it is said what a client is asked to approve, and who has decided what. */
import { type AskedApproval, isApproved, subjectOf } from '../projects/approvals'
import type { ApprovalRecord } from '../server/schema'
import { latestClientId } from '../session/session'
import { approvalMessages } from '../text/messages/projects/approval'

/** Its name, with its version: `Home page, version 3`. @param version The one that is to be looked at now, when left out. */
export function nameOfApproval(
  asked: AskedApproval,
  { version }: Pick<ApprovalRecord, 'version'> = asked.approval,
): string {
  const subject = subjectOf(asked)
  return version ? approvalMessages.get().versioned({ subject, version }) : subject
}

/** Whether the person who is signed in has decided it. Where the server tells no id, nobody knows. */
export const isOwnRecord = ({ byId }: Pick<ApprovalRecord, 'byId'>): boolean => byId === latestClientId()

/** Who has decided what: `You approved Home page, version 3`. */
export function sayRecord(asked: AskedApproval, record: ApprovalRecord): string {
  const t = approvalMessages.get()
  const name = nameOfApproval(asked, record)
  if (isOwnRecord(record)) return isApproved(record) ? t.youApproved({ name }) : t.youAsked({ name })
  const about = { person: record.by, name }
  return isApproved(record) ? t.personApproved(about) : t.personAsked(about)
}
