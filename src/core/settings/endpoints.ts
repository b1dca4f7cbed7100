/** Where each call goes unless the host says otherwise: the specification's section 7. For whoever lists them. */
import { consultantEndpoints } from '../server/api/consultant'
import { filesEndpoints } from '../server/api/files'
import { notificationsEndpoints } from '../server/api/notifications'
import { paymentsEndpoints } from '../server/api/payments'
import { projectsEndpoints } from '../server/api/projects'
import { sessionEndpoints } from '../server/api/session'
import { signInEndpoints } from '../server/api/sign-in'
import { ticketsEndpoints } from '../server/api/tickets'

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
