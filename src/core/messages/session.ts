import { params } from '@nanostores/i18n'
import { i18n } from '../i18n'

/** Signing in and out: the specification's sections 2, 4 and 8. */
export const sessionMessages = i18n('session', {
  noToken: 'No token found',
  expired: 'Token expired',
  undecodable: 'Token decoding error',
  loggingIn: 'Logging in....',
  title: 'Client login',
  welcome: 'Follow your projects, payments and tickets.',
  signedIn: params('You are logged in as {name}.'),
  goToDashboard: 'Go to the dashboard',
  email: 'Email',
  emailMissing: 'Enter your email address.',
  emailWrong: 'Enter an email address, such as name@example.com.',
  password: 'Password',
  passwordMissing: 'Enter your password.',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  forgotPassword: 'Forgot Password?',
  logIn: 'Log in',
  logOut: 'Log out',
  accountMenu: 'Account',
  accountButton: params('{initials}, account'),
  expiredTitle: 'Log in to go on',
  expiredHint: 'Your session has expired. What you have written is still here.',
  signedOutTitle: 'You are signed out',
  signedOutHint: 'Log in to see this.',
})
