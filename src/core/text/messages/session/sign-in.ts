import { i18n } from '../../i18n'
import { params } from '../../texts'

/** Signing in: the specification's sections 2 and 8. */
export const signInMessages = i18n('signIn', {
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
  passwordBlanks: 'The password begins or ends with a space or an invisible character.',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  forgotPassword: 'Forgot Password?',
  elsewhere: 'You log in with your account on this website.',
  passwordElsewhere: 'Your password belongs to your account on this website. You can change it there.',
  expiredTitle: 'Log in to go on',
  expiredHint: 'Your session has expired. What you have written is still here.',
})
