/** The reference API in Node: with a database, files on disk or in a bucket, scrypt and mail. */
import { readFile, stat } from 'node:fs/promises'
import { isIP } from 'node:net'
import { join } from 'node:path'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, Hono } from 'hono'
import type { SignInWay } from '../../src/core/server/schema/index.ts'
import { Refusal } from '../base/refusal.ts'
import type { Bytes } from '../files/bytes.ts'
import type { Mailer } from '../mail/mail.ts'
import { createMailQueue, type MailQueue } from '../mail/queue.ts'
import { withColleagues } from '../seed/colleagues.ts'
import { createSeed } from '../seed/seed.ts'
import type { Store } from '../stores/store.ts'
import { createAnsweringRobot } from './answering-robot.ts'
import { createApi } from './api.ts'
import { createFindMissing } from './find-missing.ts'
import type { Limits } from './limits.ts'
import { gzip } from './node/gzip.ts'
import { logError, logEvent } from './node/log.ts'
import type { Metrics } from './node/metrics.ts'
import { type DataPlaces, openData } from './node/open-data.ts'
import { readPartsAsTheyCome } from './node/parts.ts'
import { passkeySite } from './node/passkey-site.ts'
import { createPasskeys } from './node/passkeys.ts'
import { hashPassword } from './node/password.ts'
import { createSign, keptSecret } from './node/secret.ts'
import { receiveUpload } from './node/uploads.ts'
import { isWeakPassword } from './node/weak-password.ts'
import { describeApi } from './openapi.ts'
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
  /** Ends the robot's answers, waits for mails and closes the database. */
  close(): Promise<void>
}

const SWEEP_EVERY = 10 * 60 * 1000

/** Opens the database and the files, and creates the API. @throws if another process uses the data folder */
export async function createNodeApi(options: NodeApiOptions): Promise<NodeApi> {
  const { dataFolder, databaseUrl, isBehindProxy, isDemo, mailer, origins, portalUrl } = options
  const { bucket, limits, metrics, noteCalls, passphrase, passwordEncryption } = options
  const { cityHeader, passkeyDomain, secondStep, signInWays } = options
  const site = passkeySite(portalUrl, origins, passkeyDomain)
  const prepare = isDemo ? fillWithDemo : async () => {}
  const { store, bytes, close } = await openData({ dataFolder, databaseUrl, bucket }, prepare, logError)
  try {
    const secret = options.secret ?? (await keptSecret(dataFolder))
    const robot = isDemo ? createAnsweringRobot({ store, log: logError }) : undefined
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
    const app = createApi({
      store,
      stopping: stopping.signal,
      bytes,
      secret: secretBytes,
      secondStepSecret,
      mails,
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
        robot?.stop()
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

async function fillWithDemo(store: Store, bytes: Bytes): Promise<void> {
  if (!(await store.isEmpty())) return
  const now = new Date()
  const records = withColleagues(await createSeed({ now, hashPassword }), now)
  for (const { id, name } of records.uploads) {
    await bytes.save(id, [await readFile(new URL(`../seed/files/${name}`, import.meta.url))])
  }
  await store.load(records)
}

/**
 * The address that a request comes from. A caller can write anything into `X-Forwarded-For`, but its last entry comes
 * from our own load balancer.
 *
 * @throws a `Refusal` with 400 if it is no address
 */
function addressOf(context: Context, isBehindProxy: boolean): string {
  const forwarded = isBehindProxy
    ? context.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim()
    : undefined
  if (forwarded && !isIP(forwarded)) throw new Refusal(400, 'X-Forwarded-For does not end with an address.')
  return forwarded || getConnInfo(context).remote.address || 'unknown'
}

/** The city that our own load balancer tells. Node reads each byte of a header as a character: a name is in UTF-8. */
function cityIn({ req }: Context, header: string): string {
  const bytes = Uint8Array.from(req.header(header) ?? '', (byte) => byte.charCodeAt(0))
  return new TextDecoder().decode(bytes)
}

/** The id that our own load balancer has given to a request, if it is one. */
function givenId({ req }: Context): string | undefined {
  const id = req.header('X-Request-Id')
  return id && /^[\w.-]{1,64}$/.test(id) ? id : undefined
}
