/** The pages of the company's website, by address: the file with the content, and the title for the browser's tab. */

/** The tabs of the account area. */
export const tabs = {
  '/embed/account': 'Overview',
  '/embed/account/projects': 'Projects',
  '/embed/account/payments': 'Payments',
  '/embed/account/support': 'Support',
} as const

export interface Page {
  /** The file's name in `pages/`, without its extension. */
  file: string
  title: string
  /** What search engines and previews say of it. */
  description: string
  /** The tab of the account area that it belongs to. */
  tab?: keyof typeof tabs
}

/** The page for any other address. */
export const missing: Page = {
  file: 'missing',
  title: 'There is no such page',
  description: 'It may have moved: the way back to Northlight Studio.',
}

/** `:serviceId` matches any id: the page is the same for all, and `site.js` writes the id on the element. */
export const pages: Record<string, Page> = {
  '/embed/': {
    file: 'home',
    title: 'Design and engineering',
    description: 'Northlight Studio designs and builds the digital tools that companies run on.',
  },
  '/embed/work': {
    file: 'work',
    title: 'Work',
    description: 'Websites, apps and identities that Northlight Studio made, and what they changed.',
  },
  '/embed/work/lovelace-instruments': {
    file: 'case',
    title: 'Lovelace Instruments',
    description: 'How a maker of gauges got a website that finds the right one among 412.',
  },
  '/embed/services': {
    file: 'services',
    title: 'Services',
    description: 'Product design, web development, brand identity, and support for as long as it is needed.',
  },
  '/embed/studio': {
    file: 'studio',
    title: 'Studio',
    description: 'Eighteen designers and engineers in a former sail loft, and how they work.',
  },
  '/embed/contact': {
    file: 'contact',
    title: 'Contact',
    description: 'How to reach Northlight Studio: by mail, by telephone, or at the harbour in Bristol.',
  },

  '/embed/account': {
    file: 'account/overview',
    title: 'Your projects',
    description: 'What Northlight Studio builds for you, what was paid, and who to ask.',
    tab: '/embed/account',
  },
  '/embed/account/projects': {
    file: 'account/projects',
    title: 'All projects',
    description: 'All that Northlight Studio has built for you, and what is under way.',
    tab: '/embed/account/projects',
  },
  '/embed/account/projects/:serviceId': {
    file: 'account/project',
    title: 'Project',
    description: 'What is done, what comes next, what it costs, and its files.',
    tab: '/embed/account/projects',
  },
  '/embed/account/projects/:serviceId/updates': {
    file: 'account/updates',
    title: 'Project updates',
    description: 'What is new in your project, and what waits for your word.',
    tab: '/embed/account/projects',
  },
  '/embed/account/projects/:serviceId/milestones': {
    file: 'account/milestones',
    title: 'Milestones',
    description: 'The steps of your project, and when each is due.',
    tab: '/embed/account/projects',
  },
  '/embed/account/payments': {
    file: 'account/payments',
    title: 'Payment history',
    description: 'What you have paid, with the invoices.',
    tab: '/embed/account/payments',
  },
  '/embed/account/pay': {
    file: 'account/pay',
    title: 'Pay',
    description: 'Pay what is due, by card or by bank transfer.',
    tab: '/embed/account/payments',
  },
  '/embed/account/support': {
    file: 'account/support',
    title: 'Support',
    description: 'Your questions to Northlight Studio, and the answers.',
    tab: '/embed/account/support',
  },
  '/embed/account/support/new': {
    file: 'account/new-ticket',
    title: 'New ticket',
    description: 'Ask the people who work on your project.',
    tab: '/embed/account/support',
  },
  '/embed/account/support/:ticketId': {
    file: 'account/ticket',
    title: 'Ticket',
    description: 'A question of yours, and what we have answered.',
    tab: '/embed/account/support',
  },
  '/embed/account/meetings': {
    file: 'account/meetings',
    title: 'Meetings',
    description: 'Your appointments with Northlight Studio, and a call to book.',
    tab: '/embed/account',
  },

  '/embed/account/login': {
    file: 'account/login',
    title: 'Log in',
    description: 'The door for the clients of Northlight Studio.',
  },
  '/embed/account/forgot-password': {
    file: 'account/forgot-password',
    title: 'Forgot password',
    description: 'We mail you a link for a new password.',
  },
  '/embed/account/reset-password/:userId?/:token?': {
    file: 'account/reset-password',
    title: 'New password',
    description: 'Choose a new password for your account at Northlight Studio.',
  },
}
