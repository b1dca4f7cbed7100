/** What staff asks a client to approve, and how the client hears of it. */

import { bellAbout, nameOf } from '../api/bell-of-approval.ts'
import type { Ringing } from '../api/ring.ts'
import { Refusal } from '../base/refusal.ts'
import { readableId } from '../base/secrets.ts'
import type { NoticeTexts } from '../mail/texts/notices/notice-texts.ts'
import type { AskedApproval } from '../stores/asked-approval.ts'
import type { KeptApproval, KeptApprovalRecord, KeptProject, Records } from '../stores/records.ts'
import { optional, text, toggle } from './fields.ts'

/** The fields of a verb that may ask for an approval. */
export const approvalFields = {
  approve: toggle('Asks the client to approve it, on the record.'),
  subject: optional(text(200)('What is to be approved, such as "Home page". By default its title.')),
  version: optional(text(100)('Which version of it, such as 3.')),
}

/** @throws a `Refusal` with 400 */
export function approvalOf({
  approve,
  subject = '',
  version = '',
}: {
  approve: boolean
  subject?: string | undefined
  version?: string | undefined
}): KeptApproval | null {
  if (approve) return { id: readableId('APR'), subject, version }
  if (subject || version) throw new Refusal(400, '--subject and --version need --approve.')
  return null
}

interface Waiting {
  part: AskedApproval['part']
  /** Of the update or the milestone. */
  title: string
  /** Its name, with the version. */
  name: string
  createdAt: string
}

/** What the bell says of something that waits. */
export const bellFor =
  (project: KeptProject, { part, title, name, createdAt }: Waiting) =>
  ({ bells: { waits } }: NoticeTexts): Ringing => ({
    ...{ title: waits.title(title), CTA: waits.CTA },
    ...bellAbout(project, part, name),
    createdAt,
  })

/** The same of an update, which may ask for nothing. */
export const bellOfUpdate =
  (waits: ReturnType<typeof bellFor>, isAsked: boolean) =>
  (texts: NoticeTexts): Ringing => ({
    ...{ ...waits(texts), CTA: texts.bells.update.CTA },
    ...(!isAsked && { title: texts.bells.update.title }),
  })

/** What is asked for by updates, and then by milestones. */
export function askedIn({ updates, milestones }: Pick<Records, 'updates' | 'milestones'>) {
  const inPart = <Part extends 'project-updates' | 'view-milestones'>(
    part: Part,
    rows: Records['updates'] | Records['milestones'],
  ) =>
    rows.flatMap(({ projectId, title, approval }) => (approval ? [{ part, projectId, title, approval }] : []))
  return [...inPart('project-updates', updates), ...inPart('view-milestones', milestones)]
}

/** The records about an approval, oldest first. */
export const recordsAbout = (
  id: string,
  { projectId }: { projectId: string },
  { approvalRecords }: Records,
): KeptApprovalRecord[] =>
  approvalRecords
    .filter((one) => one.projectId === projectId && one.approvalId === id)
    .toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1))

/** Whether the client has yet to decide. */
export const waitsIn = (records: Records) => (asked: ReturnType<typeof askedIn>[number]) =>
  !recordsAbout(asked.approval.id, asked, records).some(({ version }) => version === asked.approval.version)

/** What waits for a decision about this file: `Home page, version 3` */
export const waitingWith = (fileId: string, records: Records): string[] =>
  askedIn({
    milestones: [],
    updates: records.updates.filter(({ files }) => files.some(({ id }) => id === fileId)),
  })
    .filter(waitsIn(records))
    .map(({ approval, title }) => nameOf(approval, title))
