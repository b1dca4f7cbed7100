/** What clients are told by mail, in memory. */
import type { News } from '../news.ts'
import type { KeptMailSettings, Notice } from '../notice-records.ts'
import type { NoticeStore } from '../notice-store.ts'
import type { Records } from '../records.ts'

interface Waiting extends Notice {
  notificationId: string
  clientId: string
  dueAt: number
}

export function memoryNotices(
  records: Records,
  tell: (clientId: string, ...news: News[]) => void,
): NoticeStore & { forgetNotices(clientId: string): void } {
  let waiting: Waiting[] = []
  const settings = new Map<string, KeptMailSettings>()
  const notificationOf = (clientId: string, id: string) =>
    records.notifications.find((one) => one._id === id && one.clientId === clientId)
  function defer(clientId: string, dueAt: number, ids?: readonly string[]): void {
    for (const one of waiting) {
      if (one.clientId === clientId && (ids?.includes(one.notificationId) ?? true)) one.dueAt = dueAt
    }
  }

  return {
    async addNotification(notification, notice) {
      const { _id, clientId } = notification
      if (records.notifications.some((one) => one._id === _id)) return
      records.notifications.push(notification)
      if (notice) waiting.push({ ...notice, notificationId: _id, clientId, dueAt: 0 })
      tell(clientId, { name: 'notifications' })
    },
    async clientToTell(now) {
      return waiting.filter(({ dueAt }) => dueAt <= now).toSorted((a, b) => a.dueAt - b.dueAt)[0]?.clientId
    },
    async notices(clientId) {
      const own = waiting.filter((one) => one.clientId === clientId)
      const found = own.map(({ notificationId, kind, about }) => {
        const notification = notificationOf(clientId, notificationId)
        return { notificationId, kind, about, notification: notification && { ...notification } }
      })
      const moment = (one: (typeof found)[number]) => one.notification?.createdAt ?? ''
      return found.toSorted((one, other) => (moment(one) < moment(other) ? -1 : 1))
    },
    async deferNotices(clientId, dueAt, ids) {
      defer(clientId, dueAt, ids)
    },
    async removeNotices(clientId, ids) {
      waiting = waiting.filter((one) => one.clientId !== clientId || !ids.includes(one.notificationId))
    },
    async mailSettings(clientId) {
      return { ...settings.get(clientId) }
    },
    async changeMailSettings(clientId, changes) {
      settings.set(clientId, { ...settings.get(clientId), ...changes })
      defer(clientId, 0)
      tell(clientId, { name: 'profile' })
    },
    async projectsDue(from, before) {
      return records.projects.filter(
        ({ dueAmount, dueDate = '' }) => (dueAmount ?? 0) > 0 && dueDate >= from && dueDate < before,
      )
    },
    forgetNotices(clientId) {
      waiting = waiting.filter((one) => one.clientId !== clientId)
      settings.delete(clientId)
    },
  }
}
