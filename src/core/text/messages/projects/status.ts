import { i18n } from '../../i18n'

/** What projects and tickets may be: the specification's section 4. A status that is not here is shown as it came. */
export const statusMessages = i18n('status', {
  pending: 'Pending',
  open: 'Open',
  active: 'Active',
  inactive: 'Inactive',
  closed: 'Closed',
  resolved: 'Resolved',
  actionRequired: 'Action Required',
  completed: 'Completed',
  delivered: 'Delivered',
  onHold: 'On Hold',
  delayed: 'Delayed',
  suspended: 'Suspended',
  rejected: 'Rejected',
})
