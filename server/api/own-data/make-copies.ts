/**
 * Makes the copies that clients have asked for, one after the other, beside all other work. What was asked for is kept in the
 * store: a server that stops loses none, and of several servers each makes another one.
 */
import { makeZip } from 'client-zip'
import { createOneByOne } from '../../base/one-by-one.ts'
import { randomId } from '../../base/secrets.ts'
import type { Bytes } from '../../files/bytes.ts'
import type { MailQueue } from '../../mail/queue.ts'
import { copyIsReady } from '../../mail/texts/copy-is-ready.ts'
import { inLanguageOf, type MailLanguage } from '../../mail/texts/notices/languages.ts'
import { closedAs } from '../../stores/closed.ts'
import type { KeptCopy } from '../../stores/own-data-store.ts'
import type { Store } from '../../stores/store.ts'
import { contentsOf } from './contents.ts'

/** For how long a copy is whose it is that makes it, in milliseconds. Who is at work renews it in time; who has crashed does not. */
const LEASE = 5 * 60_000
/** How often it is begun, and how long after a failure, in milliseconds. */
const TRIES = 3
const PAUSE = 60_000

export interface CopyMaker {
  /** Makes what is asked for, now. */
  make(): void
  /** Gives the one back that is being made: another server makes it, with what is left, or this one after the next start. */
  close(): Promise<void>
}

export interface CopyMakerOptions {
  store: Store
  bytes: Bytes
  mails: Pick<MailQueue, 'keep' | 'deliver'>
  portalUrl: string
  /** Of clients who have set none. */
  mailLanguage: MailLanguage
  /** How long a copy is kept once it is made. */
  seconds: number
  now(): number
  log(error: unknown): void
}

export function createCopyMaker(options: CopyMakerOptions): CopyMaker {
  const { bytes, log, now, store } = options
  const closing = new AbortController()
  /** @returns whether there was one */
  async function makeOne(): Promise<boolean> {
    const copy = await store.takeCopy(now(), now() + LEASE)
    if (!copy) return false
    const lost = new AbortController()
    const renew = async () => {
      const isOwn = await store.leaseCopy(copy, { dueAt: now() + LEASE, tries: copy.tries })
      if (!isOwn) lost.abort()
    }
    const renewing = setInterval(() => renew().catch(log), LEASE / 5)
    try {
      if (copy.tries > TRIES) throw new Error('A copy has ended the server that made it.')
      const zip = makeZip(contentsOf(copy.clientId, options))
      const unlessLost = zip.pipeThrough(new TransformStream(), lost)
      await bytes.save(copy.id, unlessLost.pipeThrough(new TransformStream(), closing))
      clearInterval(renewing)
      await renew()
      lost.signal.throwIfAborted()
      await finish(copy, options)
    } catch (error) {
      clearInterval(renewing)
      // Whoever makes it now ends it; of who was erased, no bytes stay.
      if (!lost.signal.aborted) await giveUp(copy, error)
      else if (!(await store.copy(copy.clientId))) await bytes.remove(copy.id)
    }
    return true
  }

  async function giveUp({ id, state, tries }: KeptCopy, error: unknown): Promise<void> {
    if (closing.signal.aborted) {
      await store.leaseCopy({ id, tries }, { dueAt: now(), tries: tries - 1 })
      return
    }
    log(error)
    const hasFailed = tries >= TRIES
    const later = now() + (hasFailed ? options.seconds * 1000 : PAUSE)
    const changes = { state: hasFailed ? ('failed' as const) : state, size: 0 }
    const isThere = await store.endCopy(id, { ...changes, until: later, dueAt: later })
    if (!isThere) await bytes.remove(id)
  }

  const work = createOneByOne(makeOne, log)
  return {
    make: work.begin,
    close() {
      closing.abort()
      return work.close()
    },
  }
}

/** Says that a copy is there, in the account, by the bell and by mail. */
async function finish({ id, clientId }: KeptCopy, options: CopyMakerOptions): Promise<void> {
  const { bytes, mails, mailLanguage, now, portalUrl, seconds, store } = options
  const kept = await bytes.read(id)
  await kept?.body.cancel()
  const until = now() + seconds * 1000
  const isThere = await store.together(async (store) => {
    const ready = { state: 'ready' as const, size: kept?.size ?? 0, until, dueAt: until }
    const client = await store.client(clientId)
    if (!client || !(await store.endCopy(id, ready))) return false
    if (closedAs(client)) return true
    const { texts } = inLanguageOf(client, mailLanguage)
    await store.addNotification({
      ...{ _id: randomId(), clientId, ...texts.bells.copyIsReady, CTAPath: '/account' },
      ...{ createdAt: new Date(now()).toISOString(), read: false },
    })
    await mails.keep(copyIsReady(client, portalUrl, texts), store)
    return true
  })
  // The client was erased while it was made.
  if (!isThere) await bytes.remove(id)
  mails.deliver()
}
