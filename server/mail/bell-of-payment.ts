/** What rings for a payment that is due. */
import type { KeptNotification, KeptProject } from '../stores/records.ts'

const begin = 'payment-due'

/** Whether it is one of these, and no other notification. */
export const isReminder = (id: string): boolean => id.startsWith(`${begin} `)

const idOf = ({ _id, dueDate }: KeptProject, when: 'soon' | 'today') => [begin, _id, dueDate, when].join(' ')

/** Those of the day on which the project's amount is due now. */
export const reminderIds = (project: KeptProject) => [idOf(project, 'soon'), idOf(project, 'today')]

export const bellOfPayment = (
  project: KeptProject,
  when: 'soon' | 'today',
  createdAt: string,
): KeptNotification => ({
  _id: idOf(project, when),
  clientId: project.clientId,
  title: when === 'today' ? 'A payment is due today' : 'A payment is due soon',
  message: `${project.serviceName}: please pay until ${project.dueDate}.`,
  CTA: 'Open the project',
  CTAPath: `/services/service/${encodeURIComponent(project._id)}`,
  createdAt,
  read: false,
})
