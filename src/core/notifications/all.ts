import { createResource } from '../data/resource'
import * as api from '../server/api/notifications'
import type { Notification } from '../server/schema'
import { $clientId } from '../session/session'

export const $allNotifications = createResource<Notification[]>({
  for: $clientId,
  topic: 'notifications/',
  load: (_, options) => api.notifications(options),
  poll: 'notifications',
})
