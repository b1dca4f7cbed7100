import { i18n } from '../../i18n'

/** The codes for when the app or the mailbox is lost. They are shown once. */
export const recoveryCodesMessages = i18n('recoveryCodes', {
  title: 'Your recovery codes',
  hint: 'Each works once, if you lose the app or your mailbox. They are shown only now: print them, or keep them in a safe place.',
  print: 'Print',
  kept: 'I have kept them',
})
