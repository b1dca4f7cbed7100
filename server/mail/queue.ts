/**
 * Mails are written with what causes them, and sent after it. A mail server that is away loses none: each is tried again,
 * later and later, until it is sent or of no use any more. It stands sealed in the database, as it may hold a link.
 */

import { createOneByOne } from '../base/one-by-one.ts'
import { createSeal } from '../base/seal.ts'
import { randomId, scattered } from '../base/secrets.ts'
import type { Store } from '../stores/store.ts'
import type { Mail } from './mail.ts'
import { isToNobody } from './to-nobody.ts'

/** For how long a mail is tried, in milliseconds: a day. */
const TRIED_FOR = 24 * 60 * 60 * 1000
/** For how long a mail is whose it is that sends it: longer than a mail server may take. Two servers never send one twice. */
const LEASE = 10 * 60 * 1000
/** How long after the first failure the next try comes. It doubles each time. */
const FIRST_PAUSE = 30_000
const LONGEST_PAUSE = 30 * 60 * 1000
/** How often it is looked whether a mail is due: of another server's, or of one that has stopped. */
const LOOK_EVERY = 10_000

export interface MailQueue {
  /**
   * Keeps a mail until it is sent.
   * @param store Where it is kept, such as a transaction.
   * @param until When it is of no use any more, in milliseconds since 1970. Without it, it is tried for a day.
   */
  keep(mail: Mail & { clientId: string }, store: Store, until?: number): Promise<void>
  /** Sends what is due, now. */
  deliver(): void
  /** Waits until what is on its way is sent. What is left is sent by another server, or by the next start. */
  close(): Promise<void>
}

export interface MailQueueOptions {
  store: Store
  secret: Uint8Array<ArrayBuffer>
  send(mail: Mail): Promise<void>
  log(error: unknown): void
  now?: () => number
  /** Told of each try. */
  onMail?: ((result: 'sent' | 'failed' | 'given-up') => void) | undefined
}

/** A mail that is not sent. Its message names no address. */
export class MailFailure extends Error {
  override readonly name = 'MailFailure'
}

export function createMailQueue({
  store,
  secret,
  send,
  log,
  now = Date.now,
  onMail = () => {},
}: MailQueueOptions): MailQueue {
  const seal = createSeal(secret, 'mails')

  /** Sends the mail that is due first. @returns whether there was one */
  async function deliverOne(): Promise<boolean> {
    const mail = await store.takeMail(now(), now() + LEASE)
    if (!mail) return false
    try {
      const opened = JSON.parse(await seal.open(mail.sealed))
      if (!isToNobody(opened)) {
        await send(opened)
        onMail('sent')
      }
      await store.removeMail(mail.id)
    } catch (error) {
      const pause = Math.min(FIRST_PAUSE * 2 ** (mail.tries - 1), LONGEST_PAUSE)
      const dueAt = now() + scattered(pause)
      const isLast = dueAt > mail.until
      onMail(isLast ? 'given-up' : 'failed')
      const next = isLast
        ? 'It is given up.'
        : `It is tried again in ${Math.round((dueAt - now()) / 1000)} s.`
      log(new MailFailure(`A mail could not be sent (try ${mail.tries}). ${next}`, { cause: error }))
      if (isLast) await store.removeMail(mail.id)
      else await store.deferMail(mail.id, dueAt)
    }
    return true
  }

  const work = createOneByOne(deliverOne, log)
  const looking = setInterval(work.begin, LOOK_EVERY)
  return {
    async keep({ clientId, ...mail }, store, until = now() + TRIED_FOR) {
      const sealed = await seal.close(JSON.stringify(mail))
      await store.addMail({ id: randomId(), clientId, sealed, until, dueAt: now(), tries: 0 })
    },
    deliver: work.begin,
    async close() {
      clearInterval(looking)
      await work.close()
    },
  }
}
