/**
 * Tells clients by mail what has rung their bell. Each notice goes with a notification: what is read, gone or settled when its mail
 * is due needs none. It waits in the database, so that a restart loses none, and of many servers one tells it.
 */
import { noticeKinds } from '../../src/core/server/schema/index.ts'
import { isTimeZone, nextMorning } from '../base/zone.ts'
import type { KeptNotice } from '../stores/notice-records.ts'
import type { Client, KeptNotification } from '../stores/records.ts'
import { isPresent } from '../stores/roles.ts'
import type { Store } from '../stores/store.ts'
import { withDefaults } from './choices.ts'
import { remindOfPayments, stillDue } from './payment-reminders.ts'
import type { MailQueue } from './queue.ts'
import { inLanguageOf, type MailLanguage } from './texts/notices/languages.ts'
import { noticeMail } from './texts/notices/notice-mail.ts'
import { createUnsubscribing, unsubscribePath } from './unsubscribing.ts'

/** How often it is looked whether a notice is due, in milliseconds. */
const LOOK_EVERY = 10_000
/** How often it is looked for payments that are due. */
const REMIND_EVERY = 10 * 60_000
/** How much later a client is told, for whom it has failed. */
const LATER = 10 * 60_000

export interface Notices {
  /** Tells what is due by now. */
  look(): Promise<void>
  close(): Promise<void>
}

export interface NoticesOptions {
  store: Store
  mails: Pick<MailQueue, 'keep' | 'deliver'>
  secret: Uint8Array<ArrayBuffer>
  clock(): Date
  /** Whether clients are told at all. If not, nothing waits for the day on which they are. By default they are. */
  isOn?: boolean
  /** How long a mail at once waits for others, and for the client to see it in the portal. */
  waitSeconds: number
  portalUrl: string
  /** The address of the API, which has the page that turns mails off: `https://portal.example.com/api/v1`. */
  apiUrl: string
  /** For clients who have not set their own. */
  language: MailLanguage
  timeZone: string
  log(error: unknown): void
}

interface Seen extends KeptNotice {
  notification: KeptNotification
}

export function createNotices(options: NoticesOptions): Notices {
  const { store, mails, clock, log, isOn = true } = options
  const unsubscribing = createUnsubscribing(options.secret)
  let looking: Promise<void> | undefined
  let isClosed = false
  let remindedAt = Number.NEGATIVE_INFINITY

  const zoneOf = ({ timeZone }: Client) => (isTimeZone(timeZone) ? timeZone : options.timeZone)

  /** Tells one client, in a transaction that other servers wait for. */
  async function tell(clientId: string, now: number): Promise<void> {
    await store.inTurn(clientId, async (store) => {
      const client = await store.client(clientId)
      const all = await store.notices(clientId)
      const isTold = isOn && client && isPresent(client)
      const settings = withDefaults(await store.mailSettings(clientId))
      const due = await stillDue(client, all, store)
      const isWanted = (one: KeptNotice): one is Seen =>
        one.notification !== undefined &&
        !one.notification.read &&
        settings[one.kind] !== 'never' &&
        (one.kind !== 'payments' || due.isSo(one))
      const waiting = isTold ? all.filter(isWanted) : []
      // Who has paid needs no bell for it any more.
      for (const { notificationId } of all.filter((one) => one.kind === 'payments' && !due.isSo(one))) {
        await store.markNotificationRead(clientId, notificationId)
      }
      const dueAt = ({ kind, notification }: Seen) => {
        const at = Date.parse(notification.createdAt)
        if (settings[kind] === 'at-once') return at + options.waitSeconds * 1000
        return client ? nextMorning(at, zoneOf(client)) : at
      }
      // What is wanted at once and is younger goes along: it would be the next mail within minutes.
      const isAnyDue = waiting.some((one) => dueAt(one) <= now)
      const going = waiting.filter(
        (one) => dueAt(one) <= now || (isAnyDue && settings[one.kind] === 'at-once'),
      )
      const later = waiting.filter((one) => !going.includes(one))
      for (const one of later) await store.deferNotices(clientId, dueAt(one), [one.notificationId])
      const ended = all.filter(
        (one) => !later.some(({ notificationId }) => notificationId === one.notificationId),
      )
      await store.removeNotices(
        clientId,
        ended.map(({ notificationId }) => notificationId),
      )
      if (client && going.length > 0) await mails.keep(await mailOf(client, going, due.dayOf), store)
    })
  }

  async function mailOf(client: Client, notices: readonly Seen[], dayOf: (notice: KeptNotice) => string) {
    const { id: clientId } = client
    const kinds = noticeKinds.filter((kind) => notices.some((one) => one.kind === kind))
    const token = await unsubscribing.make({ clientId, kinds })
    const mail = await noticeMail({
      to: client,
      news: notices.map((one) => ({
        ...{ kind: one.kind, about: one.about, title: one.notification.title, day: dayOf(one) },
        url: placeIn(options.portalUrl, one.notification.CTAPath),
      })),
      portalUrl: options.portalUrl,
      unsubscribeUrl: options.apiUrl + unsubscribePath.replace(':token', token),
      inLanguage: inLanguageOf(client, options.language),
    })
    return { ...mail, clientId }
  }

  async function lookOnce(): Promise<void> {
    const now = clock().getTime()
    if (isOn && now - remindedAt >= REMIND_EVERY) {
      remindedAt = now
      await remindOfPayments(store, now, zoneOf, options.language).catch(log)
    }
    for (;;) {
      const clientId = isClosed ? undefined : await store.clientToTell(now)
      if (clientId === undefined) break
      try {
        await tell(clientId, now)
      } catch (error) {
        // Others are not to wait for it.
        log(error)
        await store.deferNotices(clientId, now + LATER)
      }
    }
    mails.deliver()
  }

  const look = () =>
    (looking ??= lookOnce()
      .catch(log)
      .finally(() => {
        looking = undefined
      }))

  const timer = setInterval(look, LOOK_EVERY)
  return {
    look,
    async close() {
      isClosed = true
      clearInterval(timer)
      await looking
    },
  }
}

/** The address of a path of the portal. Staff may have named an address elsewhere: the mail leads to the portal. */
const placeIn = (portalUrl: string, path: string): string =>
  /^\/(?![/\\])/.test(path) ? portalUrl + path : portalUrl
