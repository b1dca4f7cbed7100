import type { ReactNode } from 'react'
import { type PathParams, type RouteName, readOwnPages } from '../../core/index'
import { type OnDemand, onDemand } from '../host/on-demand'
import { useReport } from '../host/report'
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

/** The screens of the portal, each loaded when it is first shown, or prepared before. */
export const screens: Record<RouteName, Screen> = {
  login: screen(
    () => import('../session/login'),
    ({ Login }) => <Login />,
  ),
  forgotPassword: screen(
    () => import('../session/forgot-password'),
    ({ ForgotPassword }) => <ForgotPassword />,
  ),
  resetPassword: screen(
    () => import('../session/reset-password'),
    ({ ResetPassword }, { userId, token }) => <ResetPassword userId={userId} token={token} />,
  ),
  dashboard: screen(
    () => import('../dashboard/dashboard'),
    ({ Dashboard }) => <Dashboard />,
  ),
  payments: screen(
    () => import('../payments/payments'),
    ({ Payments }) => <Payments variant="full" />,
  ),
  meetings: screen(
    () => import('../meetings/meetings'),
    ({ Meetings }) => <Meetings />,
  ),
  projects: screen(
    () => import('../projects/projects'),
    ({ Projects }) => <Projects variant="full" />,
  ),
  project: screen(
    () => import('../projects/project'),
    ({ Project }, { serviceId = '' }) => <Project serviceId={serviceId} />,
  ),
  projectUpdates: screen(
    () => import('../projects/project-updates'),
    ({ ProjectUpdates }, { serviceId = '' }) => <ProjectUpdates serviceId={serviceId} />,
  ),
  milestones: screen(
    () => import('../projects/milestones/milestones'),
    ({ Milestones }, { serviceId = '' }) => <Milestones serviceId={serviceId} />,
  ),
  tickets: screen(
    () => import('../tickets/tickets'),
    ({ Tickets }) => <Tickets />,
  ),
  raiseTicket: screen(
    () => import('../tickets/raise-ticket'),
    ({ RaiseTicket }) => <RaiseTicket />,
  ),
  ticket: screen(
    () => import('../tickets/ticket'),
    ({ Ticket }, { ticketId = '' }) => <Ticket ticketId={ticketId} />,
  ),
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

export function prepareScreens(): void {
  for (const { prepare } of Object.values(screens)) prepare()
}
