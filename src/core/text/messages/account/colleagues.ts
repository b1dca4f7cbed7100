import { i18n } from '../../i18n'
import { params } from '../../texts'

/** The people of the client's company. */
export const colleaguesMessages = i18n('colleagues', {
  title: 'Colleagues',
  hint: 'Everybody here sees the same projects, payments, files and tickets.',
  you: 'You',
  invited: params('Invited on {date}, not here yet'),
  owner: 'The account is in this name',
  all: 'Can do everything',
  allHint: 'Also invites colleagues.',
  pay: 'Can pay and write',
  payHint: 'Everything but inviting colleagues.',
  look: 'Can only look',
  lookHint: 'Sees everything and changes nothing.',
  role: 'What this person may do',
  roleOf: params('What {name} may do'),
  invite: 'Invite a colleague',
  name: 'Name',
  nameMissing: 'Enter the name.',
  email: 'Email',
  send: 'Send invitation',
  sent: params('An invitation is on its way to {email}.'),
  again: 'Send again',
  againTo: params('Send {name} another invitation'),
  remove: 'Remove',
  removeNamed: params('Remove {name}'),
  removeTitle: params('Remove {name}?'),
  removeHint: 'This person is logged out everywhere, at once. What they wrote stays.',
  removed: params('{name} is removed.'),
  changed: 'Saved. It counts at once.',
})
