/** What rings for an approval: staff rings it, and a decision settles it. */
import type { AskedApproval } from '../stores/asked-approval.ts'
import type { Notice } from '../stores/notice-records.ts'
import type { KeptApproval, KeptNotification, KeptProject } from '../stores/records.ts'

/** `Home page, version 3` */
export const nameOf = ({ subject, version }: Omit<KeptApproval, 'id'>, title: string): string =>
  [subject || title, version && `version ${version}`].filter(Boolean).join(', ')

/** Where the bell leads, and what it says: by both, it is found again. */
export const bellAbout = (
  { _id, serviceName }: Pick<KeptProject, '_id' | 'serviceName'>,
  part: AskedApproval['part'],
  what: string,
): Pick<KeptNotification, 'CTAPath' | 'message'> => ({
  CTAPath: `/services/service/${encodeURIComponent(_id)}/${part}`,
  message: `${serviceName}: ${what}`,
})

/** What is told of it by mail, in the client's language: so it has names alone. */
export const noticeAbout = (
  { serviceName }: Pick<KeptProject, 'serviceName'>,
  { subject }: Pick<KeptApproval, 'subject'>,
  title: string,
): Notice => ({ kind: 'approvals', about: `${serviceName}: ${subject || title}` })
