import type { ReadableAtom } from 'nanostores'
import type { ReactNode } from 'react'
import {
  $accountParts,
  $securityParts,
  type PathParams,
  type RouteName,
  readOwnPages,
} from '../../core/index'
import type { AccountScreen } from '../account/account-screen'
import type { Dashboard } from '../dashboard/dashboard'
import { type OnDemand, onDemand } from '../host/on-demand'
import { useReport } from '../host/report'
import { useStore } from '../host/use-store'
import type { Meetings } from '../meetings/meetings'
import type { Payments } from '../payments/payments'
import type { Milestones } from '../projects/milestones/milestones'
import type { Project } from '../projects/project'
import type { ProjectUpdates } from '../projects/project-updates'
import type { Projects } from '../projects/projects'
import type { Security } from '../security/security'
import type { ForgotPassword } from '../session/forgot-password'
import type { Login } from '../session/login'
import type { ResetPassword } from '../session/reset-password'
import type { RaiseTicket } from '../tickets/raise-ticket'
import type { Ticket } from '../tickets/ticket'
import type { Tickets } from '../tickets/tickets'
import { Card } from '../ui/card'
import { SkeletonLines } from '../ui/feedback/skeleton'
import { ScreenChange, type ScreenChangeProps } from './screen-change'

interface ScreenProps extends ScreenChangeProps {
  /** The parameters of its path. */
  params: PathParams | undefined
}

type Screen = OnDemand<ScreenProps>

/** Shown while the code of a screen is loading, or while it is not known yet which screen will be shown. */
export function LoadingScreen() {
  useReport('loading')
  return (
    <Card>
      <SkeletonLines lines={5} />
    </Card>
  )
}

const screen = <Module extends object>(
  load: () => Promise<Module>,
  draw: (module: Module, params: PathParams, path: string) => ReactNode,
): Screen =>
  onDemand(
    load,
    (module, { params = {}, ...where }) => (
      <>
        {draw(module, params, where.path)}
        <ScreenChange {...where} />
      </>
    ),
    () => <LoadingScreen />,
  )

type Load<View> = () => Promise<View>

/** Loads the view of each screen. It is the view of an element, too: who shows a portal hands these functions over. */
export interface ScreenViews {
  login: Load<typeof Login>
  forgotPassword: Load<typeof ForgotPassword>
  resetPassword: Load<typeof ResetPassword>
  dashboard: Load<typeof Dashboard>
  payments: Load<typeof Payments>
  meetings: Load<typeof Meetings>
  projects: Load<typeof Projects>
  project: Load<typeof Project>
  projectUpdates: Load<typeof ProjectUpdates>
  milestones: Load<typeof Milestones>
  tickets: Load<typeof Tickets>
  raiseTicket: Load<typeof RaiseTicket>
  ticket: Load<typeof Ticket>
  account: Load<typeof AccountScreen>
  security: Load<typeof Security>
}

/** The screens of the portal, each loaded when it is first shown, or prepared before. */
export const createScreens = (views: ScreenViews): Record<RouteName, Screen> => ({
  login: screen(views.login, (Login) => <Login />),
  signInLink: screen(views.login, (Login, { request, token, code }) => (
    <Login link={request ? `${request}/${token}/${code}` : ''} />
  )),
  forgotPassword: screen(views.forgotPassword, (ForgotPassword) => <ForgotPassword />),
  resetPassword: screen(views.resetPassword, (ResetPassword, { userId, token }) => (
    <ResetPassword userId={userId} token={token} />
  )),
  dashboard: screen(views.dashboard, (Dashboard) => <Dashboard />),
  payments: screen(views.payments, (Payments) => <Payments variant="full" />),
  meetings: screen(views.meetings, (Meetings) => <Meetings />),
  projects: screen(views.projects, (Projects) => <Projects variant="full" />),
  project: screen(views.project, (Project, { serviceId = '' }) => <Project serviceId={serviceId} />),
  projectUpdates: screen(views.projectUpdates, (ProjectUpdates, { serviceId = '' }) => (
    <ProjectUpdates serviceId={serviceId} />
  )),
  milestones: screen(views.milestones, (Milestones, { serviceId = '' }) => (
    <Milestones serviceId={serviceId} />
  )),
  tickets: screen(views.tickets, (Tickets) => <Tickets />),
  raiseTicket: screen(views.raiseTicket, (RaiseTicket) => <RaiseTicket />),
  ticket: screen(views.ticket, (Ticket, { ticketId = '' }) => <Ticket ticketId={ticketId} />),
  account: onceKnown(
    screen(views.account, (AccountScreen) => <AccountScreen />),
    $accountParts,
  ),
  security: onceKnown(
    screen(views.security, (Security) => <Security />),
    $securityParts,
  ),
})

/** Shown from when the server has said which of its parts it has. */
function onceKnown(Known: Screen, $parts: ReadableAtom<readonly string[]>): Screen {
  const OnceKnown = (props: ScreenProps) =>
    useStore($parts).length > 0 ? <Known {...props} /> : <LoadingScreen />
  return Object.assign(OnceKnown, { prepare: Known.prepare })
}

export const NotFoundScreen = screen(
  () => import('./not-found'),
  ({ NotFound }) => <NotFound />,
)

/** The host's own pages. Their code is also what reads them. */
export const OwnScreen = screen(
  async () => {
    const module = await import('./own/own-page')
    readOwnPages(module.readPages)
    return module
  },
  ({ OwnPage }, _, path) => <OwnPage path={path} />,
)
