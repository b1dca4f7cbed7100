import { i18n } from '../../i18n'
import { params } from '../../texts'

/** Whether it has helped how a ticket was resolved. */
export const ratingMessages = i18n('rating', {
  question: 'Did this help?',
  yes: 'Yes',
  partly: 'Partly',
  no: 'No',
  whatToKnow: 'What should we know?',
  optional: 'Optional',
  tooLong: params('At most {most} characters: please write less.'),
  send: 'Send',
  skip: 'Skip',
  cancel: 'Cancel',
  saving: 'Saving…',
  saved: 'Saved. Thank you.',
  saidYes: 'You said that it helped.',
  saidPartly: 'You said that it helped partly.',
  saidNo: 'You said that it did not help.',
  changeUntil: params('You can change this until {date}.'),
  change: 'Change',
})
