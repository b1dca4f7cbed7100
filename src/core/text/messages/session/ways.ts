import { i18n } from '../../i18n'
import { params } from '../../texts'

/** Ways to sign in beside the password: a link by mail, and passkeys. */
export const waysMessages = i18n('ways', {
  sendLink: 'Send me a link',
  linkHint: 'We will mail you a link and a code. You need no password.',
  byLink: 'Log in by mail',
  byPassword: 'Log in with a password',
  byPasskey: 'Log in with a passkey',
  or: 'or',
  waitTitle: 'Look into your mail',
  waitHint: params(
    'If {email} is known here, a link and a code are on their way. They work once, for 15 minutes, in this browser.',
  ),
  code: 'Code from the mail',
  codeHint: 'Six digits, for when you read your mail on another device.',
  codeMissing: 'Enter the six digits from the mail.',
  sendAgain: 'Send again',
  sendAgainIn: params('Send again in {seconds} s'),
  canSendAgain: 'You can ask for another mail now.',
  otherEmail: 'Use another email address',
  over: 'This link or code does not count any more. Please ask for another one.',
  linkHere: 'You have asked for this link in this browser. It works once.',
  linkElsewhere:
    'This link works once, in the browser that asked for it. Is that another one? Enter this code there:',
  notAsked: 'If you have asked for nothing, close this page, and give the code to nobody.',
  logInHere: 'Log in here instead',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'This could not be copied. Please select it, and copy it yourself.',
  passkeysElsewhere: "Passkeys don't work on this page.",
  passkeyFailed: 'The passkey could not be used. Please try again, or take another way.',
  noPasskeys: "This page can't ask for passkeys. Please open it in a browser of its own.",
})
