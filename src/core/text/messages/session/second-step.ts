import { i18n } from '../../i18n'
import { counted } from '../../texts'

/** What is asked for after a password or a link, where the server asks for more. */
export const secondStepMessages = i18n('secondStep', {
  title: 'One more step',
  appHint: 'Enter the code that your authenticator app shows now.',
  mailHint: 'We have mailed you a code.',
  recoveryHint: 'Enter one of the recovery codes that you have kept. Each works once.',
  passkeyHint: 'Confirm by your passkey that it is you.',
  code: 'Code',
  recoveryCode: 'Recovery code',
  codeMissing: 'Enter the code.',
  confirm: 'Confirm',
  byApp: 'Use the authenticator app',
  byMail: 'Send a code by mail',
  byRecovery: 'Use a recovery code',
  byPasskey: 'Use a passkey',
  trust: counted({ one: 'Trust this browser for {count} day', other: 'Trust this browser for {count} days' }),
  back: 'Back to the login',
})
