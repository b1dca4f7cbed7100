import { i18n } from '../i18n'
import { counted, params } from '../texts'

/** What waits for the client. */
export const attentionMessages = i18n('attention', {
  title: 'Waiting for you',
  updateWaits: 'Action required',
  ticketWaits: 'Reply needed',
  milestoneWaits: 'Overdue',
  paymentWaits: 'Payment pending',
  since: params('Since {date}'),
  wasDue: params('Was due {date}'),
  ofProjects: params('Projects: {count}'),
  showAll: params('Show all ({count})'),
  showFewer: 'Show fewer',
  bounded: counted({
    one: 'Updates and milestones are looked for in the newest project that is under way.',
    other: 'Updates and milestones are looked for in the {count} newest projects that are under way.',
  }),
  emptyTitle: 'Nothing is waiting for you',
  emptyBoundedTitle: 'Nothing seems to be waiting for you',
  emptyHint: 'When something needs you, it will appear here.',
  otherProjects: params('Other projects: {count}'),
})
