import { i18n } from '../i18n'
import { counted, params } from '../texts'

/** One project: the specification's "Project details", "Project Updates" and "View Milestones". */
export const projectMessages = i18n('project', {
  details: 'Project Details',
  serviceName: 'Service Name',
  industry: 'Industry',
  serviceId: 'Service Id',
  totalCost: 'Total Cost',
  pendingPayment: 'Pending Payment',
  appliedDate: 'Applied Date',
  startDate: 'Start Date',
  timeline: 'Project Timeline',
  viewMilestones: 'View Milestones',
  viewMore: 'View More',
  milestones: 'Milestones',
  milestonesCompleted: counted({
    one: '{completed} of {count} milestones completed',
    other: '{completed} of {count} milestones completed',
  }),
  actionRequired: 'Action is required! Please check your Notification for more update.',
  actionRequiredMark: 'Action required',
  noUpdates: 'No updates yet',
  noUpdatesHint: 'What happens in this project will appear here.',
  attachments: 'Files',

  updates: 'Project Updates',
  updatesHint: 'List of all the services that you have used will appear here',
  updatesTrouble: 'Having troubles? Raise Ticket Now.',

  viewMilestonesHint: 'View all the milestones and timeline of the project',
  allMilestones: 'All Milestones',
  startHint: 'The project starts on this date. From then on, updates are added.',
  due: params('Due {date}'),
  completed: 'Completed',
  noMilestones: 'No milestones yet',
  noMilestonesHint: 'The steps of this project will appear here.',
  milestonesTrouble: 'Having problem? Raise Ticket Now.',
  milestonesNotLoaded: params("The milestones couldn't be loaded: {message}"),

  missingTitle: 'Project not found',
  missingHint: 'It may have been removed, or it belongs to another account.',
  backToProjects: 'Back to the project history',
  paid: 'Paid',
  remaining: 'Remaining',
  overpaid: 'Paid too much',

  trail: 'You are here',
  inProgress: 'In progress',
  upcoming: 'Upcoming',
  today: 'Today',
  reply: 'Reply',
  replyTo: params('Reply to {title}'),
  replied: 'You have replied',
  repliedOn: params('You replied on {date}'),
  looksAt: params('{provider} will look at it'),
  viewReply: 'View your reply',
})
