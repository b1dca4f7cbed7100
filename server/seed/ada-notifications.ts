/** Ada's notifications. She has read the last two. */
export interface SeedNotification {
  slug: string
  hoursAgo: number
  title: string
  message: string
  CTA?: string
  CTAPath?: string
  read?: true
}

export const adaNotifications: readonly SeedNotification[] = [
  {
    slug: 'ticket-answered',
    hoursAgo: 4,
    title: 'New answer on your ticket',
    message: 'Tom Brandt answered "The cookie notice can\'t be closed on my phone".',
    CTA: 'Read the answer',
    CTAPath: '/support/ticket/TKT-M4XQ72PD',
  },
  {
    slug: 'approve-home-page',
    hoursAgo: 26,
    title: 'Your approval is needed',
    message: 'Website relaunch: the home page waits for your approval until Friday.',
    CTA: 'Look at the update',
    CTAPath: '/services/service/project-website-relaunch/project-updates',
  },
  {
    slug: 'lyon-data',
    hoursAgo: 52,
    title: 'Data is missing',
    message: 'Stock forecasting waits for the orders of the Lyon warehouse.',
    CTA: 'Open the ticket',
    CTAPath: '/support/ticket/TKT-H8WK35TN',
  },
  {
    slug: 'milestone-reached',
    hoursAgo: 150,
    title: 'Milestone reached',
    message: 'Newsletter and customer list: "Lists merged" is completed.',
    CTA: 'See the milestones',
    CTAPath: '/services/service/project-newsletter/view-milestones',
  },
  {
    slug: 'office-hours',
    hoursAgo: 200,
    title: 'Closed on Monday',
    message: 'Our office is closed on Monday. Urgent tickets are answered all the same.',
  },
  {
    slug: 'payment-received',
    hoursAgo: 310,
    title: 'Payment received',
    message: 'We received $12,125.00 for Website relaunch. Thank you!',
    CTA: 'Payment history',
    CTAPath: '/payments/payment-history',
    read: true,
  },
  {
    slug: 'welcome',
    hoursAgo: 8000,
    title: 'Welcome',
    message: 'This is your client portal. Everything about your projects is in one place here.',
    read: true,
  },
]
