/** Answers by a ticket what a server can't record. */
import { type AskedApproval, answerableMilestone, isApproved } from '../projects/approvals'
import type { Decided, Project } from '../server/schema'
import type { SendOptions } from '../server/sending'
import { approvalMessages } from '../text/messages/projects/approval'
import { changeDraft, draftOf, isUnsent } from '../tickets/drafts'
import { replySubject } from '../tickets/update-replies'
import { raiseWithin } from '../tickets/write'
import { nameOfApproval } from './words'

/** @returns the id of the ticket, '' when the server doesn't name it. */
export function replyAbout(
  draft: string,
  asked: AskedApproval,
  { decision, words, files }: Omit<Decided, 'approvalId' | 'version'>,
  project: Project,
  options: SendOptions,
): Promise<string> {
  const t = approvalMessages.get()
  const name = nameOfApproval(asked)
  const names = files.map((file) => file.name).join(', ')
  const about = names ? `${name} (${names})` : name
  const line = isApproved({ decision }) ? t.ticketApproved({ name: about }) : t.ticketChanges({ name: about })
  const subject = replySubject(asked.by === 'milestone' ? answerableMilestone(asked) : asked, project)
  // "Approve" has no words. The draft has to be there all the same: it keeps the key, for when no answer comes.
  if (!isUnsent(draftOf(draft).get())) changeDraft(draft, {})
  return raiseWithin(draft, { subject, message: `${line}\n\n${words}`.trim() }, options)
}
