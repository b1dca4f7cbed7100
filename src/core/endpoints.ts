/** Where each call goes unless the host says otherwise: the specification's section 7. For whoever lists them. */
import { consultantEndpoints } from './api/consultant'
import { filesEndpoints } from './api/files'
import { notificationsEndpoints } from './api/notifications'
import { paymentsEndpoints } from './api/payments'
import { projectsEndpoints } from './api/projects'
import { sessionEndpoints } from './api/session'
import { signInEndpoints } from './api/sign-in'
import { ticketsEndpoints } from './api/tickets'

export const endpoints = {
  ...signInEndpoints,
  ...sessionEndpoints,
  ...consultantEndpoints,
  ...projectsEndpoints,
  ...paymentsEndpoints,
  ...notificationsEndpoints,
  ...ticketsEndpoints,
  ...filesEndpoints,
}

export type CallName = keyof typeof endpoints
