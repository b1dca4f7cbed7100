import { i18n } from '../../i18n'
import { params } from '../../texts'

/** The dashboard: the specification's section 2. */
export const dashboardMessages = i18n('dashboard', {
  title: 'Dashboard',
  greeting: params('Hello, {name}!'),
  greetingWithoutName: 'Hello!',
  welcome: 'Welcome to your Dashboard.',
  summary: 'Summary',
  paymentPending: 'Payment Pending',
  /** Below the sum of "Payment Pending": it is what is due, and not all that remains to be paid. */
  due: 'Due',
  totalProjects: 'Total Projects',
  activeProjects: 'Active Projects',
  completedProjects: 'Completed Projects',
  addServices: 'Add Services',
  /** Whether anybody gets the request is the host's to say: this text promises nothing. */
  addServicesHint: 'Choose a service and a category.',
  requestSent: 'Your request has been sent',
  service: 'Service',
  category: 'Category',
  cancel: 'Cancel',
  send: 'Send',
  firstDayTitle: 'Everything about your projects will be here',
  firstDayHint: 'You will see your projects, your payments and whatever needs you.',
  writeTo: params('Write to {name}'),
})

export const consultantMessages = i18n('consultant', {
  title: 'Business Consultant',
  unassigned: "Business consultant haven't been assigned yet",
  /** Under a title of the host's own. */
  notAssigned: 'Not assigned yet',
})
