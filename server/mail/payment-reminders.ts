/** Rings the bell for payments: three days before the day on which one is due, and on that day. */

import { dayFromMorning, daysBetween } from '../base/zone.ts'
import { accountIdOf } from '../stores/account.ts'
import { closedAs } from '../stores/closed.ts'
import type { KeptNotice } from '../stores/notice-records.ts'
import type { Client } from '../stores/records.ts'
import { isPresent, rightsOf } from '../stores/roles.ts'
import type { Store } from '../stores/store.ts'
import { bellOfPayment, isReminder, reminderIds } from './bell-of-payment.ts'
import { inLanguageOf, type MailLanguage } from './texts/notices/languages.ts'

const DAY = 24 * 60 * 60 * 1000
/** How many days before, at most: where nobody could look on the day itself, or the project is newer. */
const BEFORE = 3

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)

/** Once for each of both, whichever servers look: the id of the notification says for which project and which day it is. */
export async function remindOfPayments(
  store: Store,
  now: number,
  zoneOf: (client: Client) => string,
  language: MailLanguage,
): Promise<void> {
  // In some zones it is the day before, or the next one.
  const projects = await store.projectsDue(dayOf(now - 2 * DAY), dayOf(now + (BEFORE + 2) * DAY))
  for (const project of projects) {
    const [account, ...others] = await store.people(project.clientId)
    if (!account || closedAs(account)) continue
    for (const person of [account, ...others.filter(isPresent)]) {
      if (!rightsOf(person).includes('pay')) continue
      const left = daysBetween(dayFromMorning(now, zoneOf(person)), (project.dueDate ?? '').slice(0, 10))
      if (!(left >= 0 && left <= BEFORE)) continue
      const when = left === 0 ? 'today' : 'soon'
      const at = new Date(now).toISOString()
      const bell = bellOfPayment(project, when, person.id, at, inLanguageOf(person, language))
      await store.addNotification(bell, { kind: 'payments', about: project.serviceName })
    }
  }
}

/**
 * Which reminders are still of use: the amount is not paid, the day is the same, and the person may pay it. What others wrote is
 * of use until it is read.
 */
export async function stillDue(client: Client | undefined, notices: readonly KeptNotice[], store: Store) {
  const isAny = notices.some(({ kind }) => kind === 'payments')
  const isTheirs = isAny && client && rightsOf(client).includes('pay')
  const projects = isTheirs ? (await store.list('projects', accountIdOf(client))).rows : []
  const due = projects.filter(({ dueAmount }) => (dueAmount ?? 0) > 0)
  const days = new Map(
    due.flatMap((one) => reminderIds(one, client?.id ?? '').map((id) => [id, one.dueDate ?? ''] as const)),
  )
  return {
    isSo: ({ notificationId }: KeptNotice) => !isReminder(notificationId) || days.has(notificationId),
    dayOf: ({ notificationId }: KeptNotice) => days.get(notificationId)?.slice(0, 10) ?? '',
  }
}
