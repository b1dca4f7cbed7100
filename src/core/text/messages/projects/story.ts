import { i18n } from '../../i18n'
import { params } from '../../texts'

/** The story of a project: all that happened, in one timeline. */
export const storyMessages = i18n('story', {
  filter: 'Filter the story',
  all: 'All',
  update: 'Update',
  milestone: 'Milestone',
  file: 'File',
  payment: 'Payment',
  paymentReceived: 'Payment received',
  overdue: 'Overdue',
  upcoming: 'Coming up',
  undated: 'Without a date',
  showEarlier: params('Show earlier ({count})'),
  noMatch: 'Nothing of this kind yet',
  showWhole: params('The whole story ({count})'),
})
