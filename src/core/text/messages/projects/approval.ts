import { i18n } from '../../i18n'
import { params } from '../../texts'

/** What a client is asked to approve, and what is on record about it. */
export const approvalMessages = i18n('approval', {
  versioned: params('{subject}, version {version}'),
  approve: 'Approve',
  approveQuestion: params('Approve {name}?'),
  askForChanges: 'Ask for changes',
  askAbout: params('Ask for changes to {name}'),
  whatToChange: 'What should be changed?',
  wordsNeeded: 'Please write what should be changed.',
  sendChanges: 'Send',
  cancel: 'Cancel',
  files: params('Files: {names}'),
  youApproved: params('You approved {name}'),
  personApproved: params('{person} approved {name}'),
  youAsked: params('You asked for changes to {name}'),
  personAsked: params('{person} asked for changes to {name}'),
  late: params('{person} had already decided about this on {date}.'),
  changed: params('This has changed in the meantime. Please look at {name}, and decide again.'),
  kept: 'What you have written is kept for your next decision.',

  title: params('Approvals ({count})'),
  evidence:
    'Who decided what, and when, as the server recorded it. It serves as evidence, and is no qualified signature.',
  save: 'Save as CSV',
  approved: 'Approved',
  changesRequested: 'Changes requested',
  when: 'When',
  who: 'Who',
  decision: 'Decision',
  what: 'What',
  version: 'Version',
  words: 'Words',
  file: 'File',

  ticketApproved: params('Approved: {name}'),
  ticketChanges: params('Changes requested: {name}'),
})
