/** What a client has seen of what the bell tells, in memory. */
import type { News } from '../news.ts'
import type { Records } from '../records.ts'
import type { Store } from '../store.ts'

export function memoryNotifications(
  records: Records,
  tell: (clientId: string, ...news: News[]) => void,
): Pick<Store, 'markNotificationRead' | 'markNotificationsRead'> {
  return {
    async markNotificationRead(clientId, id) {
      const found = records.notifications.find((one) => one._id === id && one.clientId === clientId)
      if (!found) return false
      found.read = true
      tell(clientId, { name: 'notifications' })
      return true
    },
    async markNotificationsRead(clientId, path, message) {
      const found = records.notifications.filter(
        (one) =>
          one.clientId === clientId &&
          one.CTAPath === path &&
          !one.read &&
          (message === undefined || one.message === message),
      )
      for (const one of found) one.read = true
      if (found.length > 0) tell(clientId, { name: 'notifications' })
    },
  }
}
