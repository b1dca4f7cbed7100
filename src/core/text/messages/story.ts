import { i18n } from '../i18n'
import { params } from '../texts'

/** The story of a project: all that happened, in one timeline. */
export const storyMessages = i18n('story', {
  title: 'Project Story',
  hint: 'Updates, milestones, files and payments, newest first',
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
  emptyTitle: 'The story begins soon',
  emptyHint: 'Updates, milestones, files and payments of this project will appear here.',
  noMatch: 'Nothing of this kind yet',
  showWhole: params('Show the whole story ({count})'),
})
