import { i18n } from '../../i18n'
import { params } from '../../texts'

/** What every screen may have to say. */
export const commonMessages = i18n('common', {
  newStatus: params('New status of {name}: {status}'),
  close: 'Close',
  cancel: 'Cancel',
  notices: 'Messages',
  retry: 'Retry',
  loading: 'Loading…',
  slow: 'This is taking longer than usual.',
  unreachable: "The server can't be reached.",
  unreadable: "The server's answer can't be read.",
  refused: params('The request has failed (error {status})'),
  tryAgain: params('Please try again {time}.'),
  failedTitle: "This couldn't be loaded",
  stale: params('The latest could not be loaded: {message}'),
  brokenTitle: 'Something went wrong here',
  brokenHint: 'The rest of the page is not affected. Try again.',
  missing: params('This part of the page is not set up: {attribute} is missing.'),
  restFailed: params('The rest could not be loaded: {message}'),
  amountUnknown: 'Amount not known',
  atLeast: params('at least {amount}'),
})
