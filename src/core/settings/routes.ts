/** All screens of the portal, in one table: the specification's section 2. */
import type { PathParams } from './pattern'

/** Sections that a host can turn off by `configure({ features })`. */
export type SectionName = 'payments' | 'projects' | 'files' | 'support' | 'meetings' | 'notifications'

export interface Route {
  pattern: string
  /** Public screens need no session. */
  access: 'public' | 'protected'
  section?: SectionName
  /** The path to show in the address bar in place of a path that holds a secret. */
  shown?: string
}

export const routes = {
  login: { pattern: '/login', access: 'public' },
  forgotPassword: { pattern: '/forgot-password', access: 'public' },
  resetPassword: {
    pattern: '/reset-password/{userId}/{token}',
    shown: '/reset-password',
    access: 'public',
  },
  signInLink: {
    pattern: '/sign-in/{request}/{token}/{code}',
    shown: '/sign-in',
    access: 'public',
  },
  dashboard: { pattern: '/', access: 'protected' },
  payments: { pattern: '/payments/payment-history', access: 'protected', section: 'payments' },
  meetings: { pattern: '/all-schedule-meetings', access: 'protected', section: 'meetings' },
  projects: { pattern: '/services/services-history', access: 'protected', section: 'projects' },
  project: { pattern: '/services/service/{serviceId}', access: 'protected', section: 'projects' },
  projectUpdates: {
    pattern: '/services/service/{serviceId}/project-updates',
    access: 'protected',
    section: 'projects',
  },
  milestones: {
    pattern: '/services/service/{serviceId}/view-milestones',
    access: 'protected',
    section: 'projects',
  },
  tickets: { pattern: '/support', access: 'protected', section: 'support' },
  raiseTicket: { pattern: '/support/raise-ticket', access: 'protected', section: 'support' },
  ticket: { pattern: '/support/ticket/{ticketId}', access: 'protected', section: 'support' },
  account: { pattern: '/account', access: 'protected' },
  security: { pattern: '/account/security', access: 'protected' },
} as const satisfies Record<string, Route>

export type RouteName = keyof typeof routes

/** A screen of the portal: one of the table, or a page of the host's own, `page-` and its name, as its slot is called. */
export type ScreenName = RouteName | `page-${string}`

interface OwnEntry {
  /** A word of small letters, digits and hyphens, which begins with a letter: `contracts`. */
  name: string
  /** What the client reads, in the client's language. */
  label: string
}

/** An entry of the host's own in the account menu. */
export interface MenuEntry extends OwnEntry {
  /** A path of this site, or an https address. Without it, there is only the event. */
  href?: string | undefined
}

/** An entry of the host's own in the portal's navigation: a page of the portal by its path, or a link. */
export type PageEntry = OwnEntry & {
  icon?: OwnIcon | (string & {}) | undefined
} & ({ path: string; href?: undefined } | { href: string; path?: undefined })

/** The icons that a host can name. */
export type OwnIcon =
  | 'calendar'
  | 'card'
  | 'chat'
  | 'download'
  | 'flag'
  | 'folder'
  | 'help'
  | 'home'
  | 'info'
  | 'link'
  | 'page'
  | 'person'
  | 'search'
  | 'star'

// Object.keys() gives any strings for TypeScript, but the table has no other keys.
export const routeNames = Object.keys(routes) as RouteName[]

/** The screens in the side navigation, in order. */
export const navigation = ['dashboard', 'payments', 'projects', 'tickets'] as const satisfies RouteName[]

export interface RouteMatch {
  name: RouteName
  params: PathParams
}
