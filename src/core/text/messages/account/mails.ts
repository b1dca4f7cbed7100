import { i18n } from '../../i18n'
import { params } from '../../texts'

/** What a client is told by mail, and when. */
export const mailsMessages = i18n('mails', {
  title: 'Mails',
  hint: 'When we write to you about news. What you have seen in the portal by then is left out.',
  answers: 'Answers on your tickets',
  approvals: 'Approvals that are asked for',
  payments: 'Payments that are due',
  atOnce: 'At once',
  daily: 'Once a day, in the morning',
  never: 'Never',
  saved: params('Saved: {what} – {when}'),
})
