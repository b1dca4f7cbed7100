import { layoutMessages, type RouteName } from '../../core/index'
import { useStore } from '../host/use-store'

export function usePageTitle(route: RouteName | undefined): string {
  const t = useStore(layoutMessages)
  const titles: Partial<Record<RouteName, string>> = {
    login: t.login,
    forgotPassword: t.forgotPassword,
    resetPassword: t.resetPassword,
    dashboard: t.dashboard,
    payments: t.payments,
    meetings: t.meetings,
    projects: t.projects,
    tickets: t.tickets,
    project: t.project,
    projectUpdates: t.projectUpdates,
    milestones: t.milestones,
    raiseTicket: t.raiseTicket,
    ticket: t.ticket,
  }
  return (route && titles[route]) ?? t.notFound
}
