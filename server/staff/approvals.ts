/** What staff asks a client to approve, and how the client hears of it. */
import { Refusal } from '../base/refusal.ts'
import { randomId, readableId } from '../base/secrets.ts'
import type { KeptApproval, KeptNotification, KeptProject } from '../stores/records.ts'
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

/** `Home page, version 3` */
export const nameOf = ({ subject, version }: Omit<KeptApproval, 'id'>, title: string): string =>
  [subject || title, version && `version ${version}`].filter(Boolean).join(', ')

/** The part of a project that shows it. */
type Part = 'project-updates' | 'view-milestones'

/** What the bell says of something that waits. */
export const bellFor = (
  { _id, clientId, serviceName }: KeptProject,
  part: Part,
  what: string,
  createdAt: string,
): KeptNotification => ({
  _id: randomId(),
  clientId,
  title: 'Something waits for you',
  message: `${serviceName}: ${what}`,
  CTA: 'Look at it',
  CTAPath: `/services/service/${encodeURIComponent(_id)}/${part}`,
  createdAt,
  read: false,
})
