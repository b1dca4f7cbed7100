import { i18n } from '../../i18n'
import { counted, params } from '../../texts'

/** The bell and its panel: the specification's section 2, slips included. */
export const notificationsMessages = i18n('notifications', {
  title: 'Notifications',
  unread: counted({ one: 'Notifications: {count} unread', other: 'Notifications: {count} unread' }),
  dismiss: 'Dismiss',
  dismissOne: params('Dismiss {title}'),
  dismissAll: 'Dismiss all',
  dismissedAll: counted({
    one: '{count} notification dismissed',
    other: '{count} notifications dismissed',
  }),
  undo: 'Undo',
  emptyTitle: "You're all catched up",
  emptyHint: "There aren't any unread notifications.",
  earlier: 'Earlier',
  untold: 'Dismissed here. This will be saved as soon as the server can be reached.',
  several: counted({ one: '{count} new message', other: '{count} new messages' }),
  arrivedOne: params('New notification: {title}'),
  arrivedMany: counted({ one: '{count} new notification', other: '{count} new notifications' }),
})
