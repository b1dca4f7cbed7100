import { i18n } from '../../i18n'
import { params } from '../../texts'

/** Projects: the specification's section 2. */
export const projectsMessages = i18n('projects', {
  history: 'Project History',
  recent: 'Recent Projects',
  number: 'S.No.',
  serviceId: 'Service Id',
  serviceName: 'Service Name',
  status: 'Status',
  viewAll: 'View All Projects',
  recentFirst: 'Recent First',
  oldestFirst: 'Oldest First',
  emptyTitle: "You haven't added any services yet",
  emptyHint: 'All your services list will appear here',
  startedOn: params('Started {date}'),
  endingDate: 'Ending Date',
  amount: 'Amount',
  filter: 'Filter by status',
  all: 'All',
  active: 'Active',
  pending: 'Pending',
  onHold: 'On Hold',
  delivered: 'Delivered',
  delayed: 'Delayed',
  rejected: 'Rejected',
  suspended: 'Suspended',
  search: 'Search by service id or name',
  remainingAmount: params('{amount} remaining'),
})
