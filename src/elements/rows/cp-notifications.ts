import { $allNotifications } from '../../core/index'
import { element } from '../row'
import { headingLevel } from './shared'

export const row = element({
  view: () => import('../../views/notifications/notifications').then((module) => module.Notifications),
  worksHidden: true,
  data: () => [$allNotifications],
  inline: true,
  attributes: { 'heading-level': headingLevel },
  events: ['cp-notification-dismissed', 'cp-notifications-change'],
})
