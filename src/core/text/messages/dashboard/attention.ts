import { i18n } from '../../i18n'
import { counted, params } from '../../texts'

/** What waits for the client. */
export const attentionMessages = i18n('attention', {
  title: 'Waiting for you',
  updateWaits: 'Action required',
  approvalWaits: 'Approval needed',
  ticketWaits: 'Reply needed',
  milestoneWaits: 'Overdue',
  paymentWaits: 'Payment due',
  dueFailed: "What is due couldn't be loaded",
  since: params('Since {date}'),
  wasDue: params('Was due {date}'),
  due: params('Due {date}'),
  firstDue: params('First due {date}'),
  partOverdue: params('{amount} overdue'),
  ofProjects: counted({ one: '{count} project', other: '{count} projects' }),
  showAll: params('Show all ({count})'),
  showFewer: 'Show fewer',
  bounded: 'Approvals of older projects: see Project History.',
  emptyTitle: 'Nothing is waiting for you',
  emptyBoundedTitle: 'Nothing seems to be waiting for you',
  emptyHint: 'When something needs you, it will appear here.',
  otherProjects: params('Other projects: {count}'),
})
