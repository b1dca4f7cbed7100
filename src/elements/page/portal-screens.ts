/** Which views a portal shows at its address. Each one is also the view of an element. */
import {
  $features,
  $session,
  $settings,
  matchRoute,
  type RouteMatch,
  type RouteName,
  type Routing,
  readPath,
  rootOf,
  routes,
} from '../../core/index'
import type { ShownView } from '../row'

/** The element whose view is the screen; `null` for one of no element. */
const screens: Readonly<Record<RouteName, ShownView['tag'] | null>> = {
  login: 'cp-login',
  signInLink: 'cp-login',
  forgotPassword: 'cp-forgot-password',
  resetPassword: 'cp-reset-password',
  dashboard: 'cp-dashboard',
  payments: 'cp-payments',
  meetings: 'cp-meetings',
  projects: 'cp-projects',
  project: 'cp-project',
  projectUpdates: 'cp-project-updates',
  milestones: 'cp-milestones',
  tickets: 'cp-tickets',
  raiseTicket: 'cp-raise-ticket',
  ticket: 'cp-ticket',
  account: null,
  security: null,
}

/** What a portal shows first, for the values of its attributes: the bell, and the screen of its address. */
export function shownByPortal({ routing, base, path }: Record<string, unknown>): ShownView[] {
  // The table of elements says that this attribute is one of these words.
  const place = readPath[routing as Routing](rootOf(String(base ?? ''))) ?? String(path ?? '/')
  const { isSectionOn, isRouteOn } = $features.get()
  const asked = matchRoute(place)
  const match = asked && routes[asked.name].access === 'protected' && isSignedOut() ? login : asked
  const tag = match && screens[match.name]
  return [
    ...(isSectionOn('notifications') ? [{ tag: 'cp-notifications' as const, values: {} }] : []),
    ...(match && tag && isRouteOn(match.name) ? [{ tag, values: match.params }] : []),
  ]
}

const login: RouteMatch = { name: 'login', params: {} }

/** Whether the portal goes to its login. While it is not known who is signed in, it doesn't. */
function isSignedOut(): boolean {
  const { status } = $session.get()
  return !$settings.get().getToken && (status === 'signed-out' || status === 'expired')
}
