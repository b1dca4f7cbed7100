import { i18n } from '../../i18n'

/** The session, and its end: the specification's sections 4 and 8. */
export const sessionMessages = i18n('session', {
  noToken: 'No token found',
  expired: 'Token expired',
  undecodable: 'Token decoding error',
  logIn: 'Log in',
  signedOutTitle: 'You are signed out',
  signedOutHint: 'Log in to see this.',
  signingOut: 'Logging out…',
  signOut: 'You may still be logged in on this website: logging out has failed there.',
  getToken: "Your login couldn't be checked.",
})
