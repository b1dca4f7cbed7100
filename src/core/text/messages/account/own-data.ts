import { i18n } from '../../i18n'
import { params } from '../../texts'

/** All that is kept of the client: a copy of it, and that it is erased. */
export const ownDataMessages = i18n('ownData', {
  title: 'Your data',
  hint: 'All that is kept about you: messages, payments, projects and files.',
  ask: 'Ask for a copy',
  making: 'Your copy is being made. This page, the bell and a mail tell you when it is ready.',
  ready: params('Your copy of {date} is ready. You can download it until {until}.'),
  download: params('Download ({size})'),
  failed: 'The copy could not be made. Please ask for it again.',
  erase: 'Erase my account',
  eraseHint:
    'We will erase it, and tell you if there is something that the law makes us keep. It cannot be taken back then.',
  eraseColleagues:
    'The account is in your name: your colleagues lose their access, too, and what is kept of them is erased.',
  words: 'Why? (optional)',
  askErase: 'Ask to be erased',
  asked: params('You have asked on {date} to be erased. We will see to it.'),
  withdraw: 'Take it back',
  withdrawn: 'Your account stays as it is.',
})
