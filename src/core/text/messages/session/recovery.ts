import { i18n } from '../../i18n'

/** Forgotten passwords: the specification's sections 2 and 8. */
export const recoveryMessages = i18n('recovery', {
  wait: 'Please wait...',
  forgotTitle: 'Forgot password?',
  forgotHint: 'We will send a reset link to your email address.',
  sendEmail: 'Send Email',
  sent: 'A password reset link has been sent to this email address',
  sentHint: 'Look in your inbox, and in the spam folder. The link works once, and not for long.',
  resetTitle: 'Reset Password',
  resetHint: 'Enter the following details to reset your password.',
  newPassword: 'New password',
  newPasswordHint: 'Use 12 characters or more, and no password that many people use.',
  newPasswordMissing: 'Enter a new password.',
  updatePassword: 'Update Password',
  updated: 'Password Updated Successfully',
  updatedHint: 'You can log in with your new password now.',
  backToLogin: 'Back to the login',
  linkIncomplete: 'This link is not complete. Open it from the email again, or ask for a new one.',
  askForLink: 'Ask for a new link',
})
