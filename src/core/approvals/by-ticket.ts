/** Answers by a ticket what a server can't record. */
import { type AskedApproval, isApproved } from '../projects/approvals'
import type { Decided, Project } from '../server/schema'
import { approvalMessages } from '../text/messages/projects/approval'
import { replySubject } from '../tickets/update-replies'
import { raiseReply } from '../tickets/write'
import { nameOfApproval } from './words'

/** @returns the id of the ticket, '' when the server doesn't name it; `null` when it was not raised. */
export function replyAbout(
  draft: string,
  asked: AskedApproval,
  { decision, words }: Pick<Decided, 'decision' | 'words'>,
  { files, project }: { files: Decided['files']; project: Project },
): Promise<string | null> {
  const t = approvalMessages.get()
  const name = nameOfApproval(asked)
  const names = files.map((file) => file.name).join(', ')
  const about = names ? `${name} (${names})` : name
  const line = isApproved({ decision }) ? t.ticketApproved({ name: about }) : t.ticketChanges({ name: about })
  return raiseReply(draft, replySubject(asked, project), () => `${line}\n\n${words}`.trim())
}
