import { i18n } from '../../i18n'

/** The portal's main layout: the specification's section 2. */
export const layoutMessages = i18n('layout', {
  skip: 'Skip to the content',
  skipToNavigation: 'Skip to the navigation',
  navigation: 'Portal',
  offline: 'You seem to be offline. What you see may not be the latest.',
  online: 'You are online again.',
  dashboard: 'Dashboard',
  payments: 'Payment History',
  projects: 'Project History',
  tickets: 'Support',
  project: 'Project Details',
  projectUpdates: 'Project Updates',
  milestones: 'View Milestones',
  login: 'Log in',
  forgotPassword: 'Forgot password?',
  resetPassword: 'Reset Password',
  meetings: 'All Meetings',
  raiseTicket: 'Raise a ticket',
  ticket: 'Ticket',
  notFound: 'Page not found',
  notFoundHint: 'The page may have moved, or the link may be incomplete.',
  backToDashboard: 'Back to the dashboard',
  paymentsShort: 'Payments',
  projectsShort: 'Projects',
  more: 'More',
})
