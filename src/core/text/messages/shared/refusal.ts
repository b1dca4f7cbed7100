import { i18n } from '../../i18n'

/** What a client can do about a refusal that came without words: by its status. */
export const refusalMessages = i18n('refusal', {
  wrong: 'The server has not accepted this. Check what you have entered, or load the page anew.',
  denied: 'You have no access to this. If you need it, please contact us.',
  missing: 'This was not found. It may have been removed: load the page anew to see what is there.',
  unable: 'The server cannot do this. Please contact us.',
  changed: 'This has changed in the meantime. Load the page anew, and look before you send it again.',
  tooLarge: 'This is too much for the server. Send smaller files, fewer at once, or a shorter text.',
  wrongKind: 'The server does not take files of this kind. Send another kind, such as PDF.',
  browser: 'Your browser sends too much along. Try a private window, or another browser.',
  network: 'Your network asks you to sign in first. Open another website, sign in there, and try again.',
  later: 'The server cannot do this just now. Please try again in a few minutes.',
})
