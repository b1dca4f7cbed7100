import { type ComponentType, lazy } from 'react'
import type { PathParams, RouteName } from '../core/index'

/** A screen of the portal, given what stands in its path. */
export type Screen = ComponentType<PathParams>

const screen = (component: Screen) => ({ default: component })

/** The screens of the portal, each loaded when it is first shown. */
export const screens: Partial<Record<RouteName, Screen>> = {
  login: lazy(() => import('./login').then(({ Login }) => screen(() => <Login />))),
  forgotPassword: lazy(() =>
    import('./forgot-password').then(({ ForgotPassword }) => screen(() => <ForgotPassword />)),
  ),
  resetPassword: lazy(() =>
    import('./reset-password').then(({ ResetPassword }) =>
      screen(({ userId, token }) => <ResetPassword userId={userId} token={token} />),
    ),
  ),
  dashboard: lazy(() => import('./dashboard').then(({ Dashboard }) => screen(() => <Dashboard />))),
  payments: lazy(() =>
    import('./payments').then(({ Payments }) => screen(() => <Payments variant="full" />)),
  ),
  meetings: lazy(() => import('./meetings').then(({ Meetings }) => screen(() => <Meetings />))),
  projects: lazy(() =>
    import('./projects').then(({ Projects }) => screen(() => <Projects variant="full" />)),
  ),
  project: lazy(() =>
    import('./project').then(({ Project }) =>
      screen(({ serviceId = '' }) => <Project serviceId={serviceId} />),
    ),
  ),
  projectUpdates: lazy(() =>
    import('./project-updates').then(({ ProjectUpdates }) =>
      screen(({ serviceId = '' }) => <ProjectUpdates serviceId={serviceId} />),
    ),
  ),
  milestones: lazy(() =>
    import('./milestones').then(({ Milestones }) =>
      screen(({ serviceId = '' }) => <Milestones serviceId={serviceId} />),
    ),
  ),
  tickets: lazy(() => import('./tickets').then(({ Tickets }) => screen(() => <Tickets />))),
  raiseTicket: lazy(() => import('./raise-ticket').then(({ RaiseTicket }) => screen(() => <RaiseTicket />))),
  ticket: lazy(() =>
    import('./ticket').then(({ Ticket }) => screen(({ ticketId = '' }) => <Ticket ticketId={ticketId} />)),
  ),
}

export const NotFoundScreen: Screen = lazy(() =>
  import('./not-found').then(({ NotFound }) => screen(() => <NotFound />)),
)
