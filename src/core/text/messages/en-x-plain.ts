/** English as the specification has it, with its slips corrected: only the texts that differ. */
import type { Messages } from './catalogue'

export const messages: Messages = {
  consultant: {
    unassigned: "A business consultant hasn't been assigned yet",
  },
  notifications: {
    emptyTitle: "You're all caught up",
  },
  payments: {
    paymentId: 'Payment ID',
    search: 'Search by payment ID or bank reference',
    emptyHint: 'Once we receive your payment, it will appear here',
    recentEmptyHint: 'Once you make a payment, it will appear here',
  },
  project: {
    serviceId: 'Service ID',
    actionRequired: 'Action is required! Please check your notifications for more updates.',
    updatesHint: 'A list of all the updates of this project will appear here',
    updatesTrouble: 'Having trouble? Raise a ticket now.',
    viewMilestonesHint: 'View all the milestones and the timeline of the project',
    milestonesTrouble: 'Having a problem? Raise a ticket now.',
  },
  projects: {
    serviceId: 'Service ID',
    emptyHint: 'A list of all your services will appear here',
    search: 'Search by service ID or name',
  },
  recovery: {
    updated: 'Password updated successfully',
  },
  signIn: {
    loggingIn: 'Logging in...',
    forgotPassword: 'Forgot password?',
  },
  tickets: {
    search: 'Search by ticket ID or description',
    emptyHint: 'Raise a ticket to see it in your ticket log',
    pleaseWait: 'Please wait...',
  },
}
