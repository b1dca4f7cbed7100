/** What rings for a payment that is due. */

import type { KeptNotification, KeptProject } from '../stores/records.ts'
import { dayInWords, type InLanguage } from './texts/notices/languages.ts'

const begin = 'payment-due'

/** Whether it is one of these, and no other notification. */
export const isReminder = (id: string): boolean => id.startsWith(`${begin} `)

const idOf = ({ _id, dueDate, clientId }: KeptProject, when: 'soon' | 'today', personId: string) =>
  [begin, _id, dueDate, when, ...(personId === clientId ? [] : [personId])].join(' ')

/** Those of a person, of the day on which the project's amount is due now. */
export const reminderIds = (project: KeptProject, personId: string) => [
  idOf(project, 'soon', personId),
  idOf(project, 'today', personId),
]

export function bellOfPayment(
  project: KeptProject,
  when: 'soon' | 'today',
  personId: string,
  createdAt: string,
  inLanguage: InLanguage,
): KeptNotification {
  const { due } = inLanguage.texts.bells
  const day = dayInWords((project.dueDate ?? '').slice(0, 10), inLanguage)
  return {
    ...{ _id: idOf(project, when, personId), clientId: personId },
    ...{ title: due[when], message: due.message(project.serviceName, day), CTA: due.CTA },
    CTAPath: `/services/service/${encodeURIComponent(project._id)}`,
    ...{ createdAt, read: false },
  }
}
