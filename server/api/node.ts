/** The reference API in Node: with a database, files on disk or in a bucket, scrypt and mail. */
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Hono } from 'hono'
import type { SignInWay } from '../../src/core/server/schema/index.ts'
import type { Bytes } from '../files/bytes.ts'
import type { Mailer } from '../mail/mail.ts'
import { createNotices } from '../mail/notices.ts'
import { createMailQueue, type MailQueue } from '../mail/queue.ts'
import type { MailLanguage } from '../mail/texts/notices/languages.ts'
import type { Store } from '../stores/store.ts'
import { createAnsweringRobot } from './answering-robot.ts'
import { createApi } from './api.ts'
import { createFindMissing } from './find-missing.ts'
import type { Limits } from './limits.ts'
import { fillWithDemo } from './node/fill-with-demo.ts'
import { gzip } from './node/gzip.ts'
import { logError, logEvent } from './node/log.ts'
import type { Metrics } from './node/metrics.ts'
import { type DataPlaces, openData } from './node/open-data.ts'
import { readPartsAsTheyCome } from './node/parts.ts'
import { passkeySite } from './node/passkey-site.ts'
import { createPasskeys } from './node/passkeys.ts'
import { hashPassword } from './node/password.ts'
import { addressOf, cityIn, givenId } from './node/request-headers.ts'
import { createSign, keptSecret } from './node/secret.ts'
import { receiveUpload } from './node/uploads.ts'
import { isWeakPassword } from './node/weak-password.ts'
import { describeApi } from './openapi.ts'
import { createCopyMaker } from './own-data/make-copies.ts'
import { removeDiscarded } from './remove-discarded.ts'
import { createWatch } from './watch.ts'

export interface NodeApiOptions extends DataPlaces {
  secret: string | undefined
  /** What keys of apps and recovery codes are kept by. By default the same. */
  secondStepSecret: string | undefined
  passphrase: string
  passwordEncryption: 'aes' | 'none'
  portalUrl: string
  origins: readonly string[]
  isBehindProxy: boolean
  signInWays: readonly SignInWay[]
  secondStep: 'offered' | 'required'
  /** The domain of passkeys. By default that of the portal. */
  passkeyDomain: string | undefined
  /** The header in which the load balancer tells the city of a request. */
  cityHeader: string | undefined
  /** Whether the log has a line for each call that is answered. */
  noteCalls: boolean
  /** Whether to fill an empty database with the demo's people, and to answer their messages. */
  isDemo: boolean
  mailer: Mailer
  /** Whether clients are told of news by mail. */
  sendsNotices: boolean
  /** The language of these mails, for clients who have not set theirs. */
  mailLanguage: MailLanguage
  /** Where clients reach this server, if it is not at the origin of the portal. */
  apiOrigin: string | undefined
  limits: Limits
  /** Those who count what happens. */
  metrics?: Pick<Metrics, 'counting' | 'lookAt'> | undefined
}

export interface NodeApi {
  app: Hono
  store: Store
  bytes: Bytes
  mails: MailQueue
  /** Ends the streams of news, and refuses new ones: requests that would never end by themselves. */
  endStreams(): void
  /** Ends the robot's answers, waits for mails, and closes the database. */
  close(): Promise<void>
}

const SWEEP_EVERY = 10 * 60 * 1000
/** How often it is looked for copies that clients have asked another server for, or one that has stopped. */
const LOOK_EVERY = 30_000

/** Opens the database and the files, and creates the API. @throws if another process uses the data folder */
export async function createNodeApi(options: NodeApiOptions): Promise<NodeApi> {
  const { dataFolder, databaseUrl, isBehindProxy, isDemo, mailer, origins, portalUrl } = options
  const { bucket, limits, metrics, noteCalls, passphrase, passwordEncryption } = options
  const { cityHeader, passkeyDomain, secondStep, signInWays } = options
  const { apiOrigin = new URL(portalUrl).origin, mailLanguage, sendsNotices } = options
  const site = passkeySite(portalUrl, origins, passkeyDomain)
  const prepare = isDemo ? fillWithDemo : async () => {}
  const { store, bytes, close } = await openData({ dataFolder, databaseUrl, bucket }, prepare, logError)
  try {
    const secret = options.secret ?? (await keptSecret(dataFolder))
    const robot = isDemo ? createAnsweringRobot({ store, mailLanguage, log: logError }) : undefined
    const sweep = async () => {
      await store.sweep(Date.now())
      await removeDiscarded(store, bytes)
    }
    const sweeping = setInterval(() => sweep().catch(logError), SWEEP_EVERY)
    const stopping = new AbortController()
    const findMissing = createFindMissing({
      ...{ bytes, store, clock: () => new Date(), log: logError, stopping: stopping.signal },
    })
    metrics?.lookAt({
      findMissing,
      countMails: store.countMails,
      // `server/run/backup` touches it.
      backupMadeAt: () =>
        stat(join(dataFolder, 'backup-made')).then(
          ({ mtimeMs }) => mtimeMs / 1000,
          () => undefined,
        ),
    })
    const secretBytes = new TextEncoder().encode(secret)
    const secondStepSecret = new TextEncoder().encode(options.secondStepSecret ?? secret)
    const mails = createMailQueue({
      store,
      secret: secretBytes,
      send: mailer.send,
      log: logError,
      onMail: metrics?.counting.onMail,
    })
    const copies = createCopyMaker({
      ...{ store, bytes, mails, mailLanguage, portalUrl, log: logError },
      ...{ seconds: limits.copySeconds, now: Date.now },
    })
    const looking = setInterval(copies.make, LOOK_EVERY)
    const notices = createNotices({
      ...{ store, mails, portalUrl, secret: secretBytes, clock: () => new Date(), log: logError },
      isOn: sendsNotices,
      apiUrl: `${apiOrigin}/api/v1`,
      waitSeconds: limits.noticeSeconds,
      language: mailLanguage,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    })
    const app = createApi({
      ...{ mailLanguage, sendsNotices },
      store,
      stopping: stopping.signal,
      bytes,
      secret: secretBytes,
      secondStepSecret,
      mails,
      copies,
      hashPassword,
      sign: createSign(secretBytes),
      gzip,
      isWeakPassword,
      readParts: readPartsAsTheyCome,
      receiveUpload,
      passphrase,
      passwordEncryption,
      portalUrl,
      origins,
      sendMail: mailer.send,
      addressOf: (context) => addressOf(context, isBehindProxy),
      ...{ secondStep, signInWays },
      ...(site && { passkeys: createPasskeys(site) }),
      cityOf: (context) => (cityHeader ? cityIn(context, cityHeader) : ''),
      onClientWrote: (client, ticketId) => robot?.read(client, ticketId),
      log: logError,
      note: logEvent,
      limits,
      findMissing: () => findMissing,
      describe: describeApi,
      watch: createWatch({
        noteCalls,
        requestIdOf: (context) => (isBehindProxy ? givenId(context) : undefined),
        onAnswered: metrics?.counting.onAnswered,
      }),
      ...(metrics && { onStreams: metrics.counting.onStreams }),
    })
    return {
      app,
      store,
      bytes,
      mails,
      endStreams: () => stopping.abort(),
      async close() {
        clearInterval(sweeping)
        clearInterval(looking)
        robot?.stop()
        await copies.close()
        await notices.close()
        await mails.close()
        await mailer.close()
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}
