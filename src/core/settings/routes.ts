/** Every screen of the portal, named once: the specification's section 2. */
import { $settings } from './config'
import { fillPattern, matchPattern, type PathParams } from './pattern'

/** Sections that a host can turn off by `configure({ features })`. */
export type SectionName = 'payments' | 'projects' | 'support' | 'meetings' | 'notifications'

interface Route {
  pattern: string
  /** Public screens need no session. */
  access: 'public' | 'protected'
  section?: SectionName
  /** Stands in the address bar in place of a path that holds a secret. */
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
} as const satisfies Record<string, Route>

export type RouteName = keyof typeof routes

/** The side navigation, in its order. */
export const navigation = ['dashboard', 'payments', 'projects', 'tickets'] as const satisfies RouteName[]

export interface RouteMatch {
  name: RouteName
  params: PathParams
}

/** Which screen a portal path names; `null` for none, or for one that the host has turned off. */
export function matchRoute(path: string): RouteMatch | null {
  const pathname = path.replace(/[?#].*$/, '').replace(/(.)\/+$/, '$1')
  for (const name of routeNames) {
    const route: Route = routes[name]
    const params = matchPattern(route.pattern, pathname) ?? (route.shown === pathname ? {} : null)
    if (params) return isRouteOn(name) ? { name, params } : null
  }
  return null
}

/** What of a portal path may be seen: in the address bar, in a referrer, in an attribute. */
export function shownPath(path: string): string {
  const match = matchRoute(path)
  const route: Route | undefined = match ? routes[match.name] : undefined
  return route?.shown ?? path
}

/** A screen's path inside the portal. */
export function routePath(name: RouteName, params: PathParams = {}): string {
  return fillPattern(routes[name].pattern, params)
}

/** The address of a screen on the host's own site: `configure({ routes })`, else the portal's path. */
export function hostHref(name: RouteName, params: PathParams = {}): string {
  return fillPattern(hostPattern(name), params)
}

/** The host's own pattern; the portal's where there is none, or one with a place that the screen can't fill. */
function hostPattern(name: RouteName): string {
  const { pattern } = routes[name]
  const own = $settings.get().routes[name]
  const unknown = own?.match(/\{\w+\}/g)?.find((place) => !pattern.includes(place))
  if (!unknown) return own ?? pattern
  console.warn(`client-portal-elements: the route "${name}" has no ${unknown}; ${pattern} is used.`)
  return pattern
}

/** Whether the host shows a section of the portal. */
export const isSectionOn = (section: SectionName): boolean => $settings.get().features[section] !== false

/** Whether a screen's section is on. */
export function isRouteOn(name: RouteName): boolean {
  const { section }: Route = routes[name]
  return !section || isSectionOn(section)
}

// Object.keys() forgets what it was given; the table has no other keys.
const routeNames = Object.keys(routes) as RouteName[]
