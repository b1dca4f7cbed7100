/** The dependencies of `createApi`: each one can be different in a server, a test and a story. */
import type { Context, MiddlewareHandler } from 'hono'
import { signInWays as allWays, type SignInWay } from '../../src/core/server/schema/index.ts'
import type { ApiEvent } from '../base/refusal.ts'
import { createSeal, type Seal } from '../base/seal.ts'
import { createSign, type Sign } from '../base/secrets.ts'
import { type Bytes, createMemoryBytes } from '../files/bytes.ts'
import type { Mail } from '../mail/mail.ts'
import type { MailQueue } from '../mail/queue.ts'
import type { MailLanguage } from '../mail/texts/notices/languages.ts'
import { isToNobody } from '../mail/to-nobody.ts'
import { createUnsubscribing, type Unsubscribing } from '../mail/unsubscribing.ts'
import type { Attachment, Client } from '../stores/records.ts'
import type { Store } from '../stores/store.ts'
import type { FindMissing } from './health.ts'
import { type Counter, createCounter, defaultLimits, type Limits } from './limits.ts'
import { type CopyMaker, createCopyMaker } from './own-data/make-copies.ts'
import { networkOf } from './receiving/address.ts'
import { createGate, type Gate, type Place } from './receiving/gate.ts'
import { createLocks, type Lock } from './receiving/locks.ts'
import { type ReadParts, readWholeForm } from './receiving/parts.ts'
import { type Gzip, gzipInWeb } from './sending/compress.ts'
import { createPlaces, type TakePlace } from './sending/places.ts'
import { createStreams, type OpenStream } from './sending/streams.ts'
import { createNewest, createTurns, type RunNewest, type TakeTurn } from './sending/turns.ts'
import { createLinks, type Links } from './session/links.ts'
import { createTokens, type TokenSession, type Tokens } from './session/tokens.ts'
import type { Passkeys } from './webauthn.ts'

/** Answers a request of the protocol tus. */
export type ReceiveUpload = (
  context: Context,
  asking: { client: Client /** Of a request that brings bytes. */; place?: Place },
  dependencies: Dependencies,
) => Promise<Response>

export interface ApiOptions {
  store: Store
  /** Signs tokens and links. At least 32 bytes that nobody else knows. */
  secret: Uint8Array<ArrayBuffer>
  /**
   * Seals the keys of authenticator apps, and signs recovery codes: they outlast sessions, so with another one clients have to
   * set their second step up anew. By default the same as `secret`.
   */
  secondStepSecret?: Uint8Array<ArrayBuffer>
  /**
   * Hashes a password with a new salt. With an `earlier` hash, it uses the salt and the cost of that hash, so that the
   * same password gives the same text. It fails if the earlier one can't be read, before it does any work.
   */
  hashPassword: (password: string, earlier?: string) => Promise<string>
  /** Sends a mail. It is asked at once, unless there is a queue. */
  sendMail: (mail: Mail) => Promise<void>
  /** Keeps mails until they are sent: `createMailQueue()` of `mail/queue.ts`. */
  mails?: Pick<MailQueue, 'keep' | 'deliver'>
  /** Makes the copies of clients' data: `createCopyMaker()` of `api/own-data/make-copies.ts`. By default, one is made as soon as it is asked for. */
  copies?: Pick<CopyMaker, 'make'>
  /** Whether clients are told of news by mail: `createNotices()` of `mail/notices.ts`. By default they are. */
  sendsNotices?: boolean
  /** The language of mails and their pages, for clients who have not set theirs. By default `en`. */
  mailLanguage?: MailLanguage
  /** The address of the portal: `https://portal.example.com`. Links in mails begin with it. */
  portalUrl: string
  clock?: () => Date
  bytes?: Bytes
  /** Reads the parts of a multipart body. By default, the whole body is in memory first. */
  readParts?: ReadParts
  /** Receives files that come before their forms: `receiveUpload` of `node/uploads.ts`. Without it, none does. */
  receiveUpload?: ReceiveUpload
  /** Returns the address of a file for its client. By default, the address is signed, and ends with the session. */
  signLink?: (file: Attachment, client: Client, session?: TokenSession) => Promise<string>
  limits?: Limits
  /** Signs links to files with the secret. By default, `crypto.subtle` does, which waits for a thread. */
  sign?: Sign
  /** Compresses a list that is answered whole. By default, a `CompressionStream` does. */
  gzip?: Gzip
  /** Issues and reads bearer tokens. By default, they are signed with the secret. */
  tokens?: Tokens
  /** Whether a new password is easily guessed, by one who knows the client's own words. By default, none is. */
  isWeakPassword?: (password: string, ownWords: readonly string[]) => boolean
  /** Decrypts passwords. It must be the same as the elements' setting, or no password can be read. */
  passphrase?: string
  /** Whether passwords come encrypted, or as they were typed: as in the elements' setting. By default `aes`. */
  passwordEncryption?: 'aes' | 'none'
  /** The ways in. By default all; passkeys only where there is what reads them. */
  signInWays?: readonly SignInWay[]
  /** Makes and reads passkeys: `createPasskeys()` of `node/passkeys.ts`. Without it, there are none. */
  passkeys?: Passkeys
  /** Whether everybody is asked for a second step, or who has turned it on. By default `offered`. */
  secondStep?: 'offered' | 'required'
  /** The city that a request comes from, where something in front of the server tells it. By default nothing does. */
  cityOf?: (context: Context) => string
  basePath?: string
  /** Other origins whose pages may call the API. */
  origins?: readonly string[]
  /** Returns the address that a request comes from. Limits count by this address. */
  addressOf?: (context: Context) => string
  /** Called after a client wrote on a ticket. */
  onClientWrote?: (client: Client, ticketId: string) => void
  /** Aborted when the server is about to stop: streams of news end, and no more begin. */
  stopping?: AbortSignal
  /** Called with unexpected errors, and only with those; with the id and the route of the call in which it came, if it was one. */
  log?: (error: unknown, requestId?: string, call?: string) => void
  /** Called when somebody signs in or out, sets a new password, or is refused. Nothing in it but `who` is a client's word. */
  note?: (event: ApiEvent) => void
  /** Makes what `/openapi.json` answers: `describeApi` of `openapi.ts`. Without it, there is no such address. */
  describe?: (basePath: string) => object
  /** What `/ready` looks for: `createFindMissing` of `find-missing.ts`. By default nothing is missing. */
  findMissing?: (dependencies: Dependencies) => FindMissing
  /** What each call goes through first: `createWatch()` of `watch.ts` notes how it ends. By default nothing is noted. */
  watch?: (dependencies: Dependencies) => MiddlewareHandler
  /** Called when a stream of news begins or ends, with how many are open. */
  onStreams?: (open: number) => void
}

export interface Dependencies
  extends Required<Omit<ApiOptions, 'describe' | 'passkeys' | 'receiveUpload' | 'secondStepSecret'>>,
    Counter {
  receiveUpload: ReceiveUpload | undefined
  passkeys: Passkeys | undefined
  /** Seals the keys of authenticator apps. */
  sealKey: Seal
  /** Signs recovery codes. */
  signRecovery: Sign
  links: Links
  unsubscribing: Unsubscribing
  /** How many forms may be on their way at once. */
  gate: Gate
  openStream: OpenStream
  /** How many files may be on their way out at once. */
  downloads: TakePlace
  /** How many long lists may be. */
  longLists: TakePlace
  takeTurn: TakeTurn
  runNewest: RunNewest
  /** Of the requests of one upload, one at a time. */
  newLock: (upload: string) => Lock
}

/** Without a queue, a mail that can't be sent is lost, and stands in the log. */
const sentAtOnce = (sendMail: ApiOptions['sendMail'], log: Dependencies['log']): Dependencies['mails'] => ({
  async keep({ clientId: _, ...mail }) {
    if (!isToNobody(mail)) sendMail(mail).catch(log)
  },
  deliver() {},
})

/** The options with every default filled in. */
export function completeDependencies(options: ApiOptions): Dependencies {
  const {
    basePath = '/api/v1',
    clock = () => new Date(),
    limits = defaultLimits,
    bytes = createMemoryBytes(),
    readParts = readWholeForm,
    isWeakPassword = () => false,
    passphrase = 'client-portal-elements',
    passwordEncryption = 'aes',
    origins = [],
    addressOf = () => 'here',
    onClientWrote = () => {},
    stopping = new AbortController().signal,
    log = console.error,
    note = () => {},
    findMissing = () => async () => ({ vital: [], other: [] }),
    watch = () => (_, next) => next(),
    onStreams = () => {},
    mails = sentAtOnce(options.sendMail, log),
    gzip = gzipInWeb,
    sign = createSign(options.secret),
    signInWays = allWays,
    secondStep = 'offered',
    cityOf = () => '',
    sendsNotices = true,
    mailLanguage = 'en',
    secondStepSecret = options.secret,
    copies = createCopyMaker({
      ...{ store: options.store, bytes, mails, mailLanguage, log, portalUrl: options.portalUrl },
      ...{ seconds: limits.copySeconds, now: () => clock().getTime() },
    }),
    ...given
  } = options
  const links = createLinks(sign, basePath, clock, limits.fileLinkSeconds)
  return {
    ...given,
    signLink: given.signLink ?? links.sign,
    ...{ basePath, clock, limits, bytes, readParts, isWeakPassword, passphrase, passwordEncryption },
    ...{ copies, gzip, mails, origins, onClientWrote, stopping, log, note, watch, findMissing, onStreams },
    ...{ cityOf, mailLanguage, secondStep, sendsNotices, sign },
    unsubscribing: createUnsubscribing(options.secret),
    signInWays: signInWays.filter((way) => way !== 'passkey' || given.passkeys),
    passkeys: given.passkeys,
    sealKey: createSeal(secondStepSecret, 'totp'),
    signRecovery: createSign(secondStepSecret),
    addressOf: (context) => networkOf(addressOf(context)),
    links,
    receiveUpload: given.receiveUpload,
    gate: createGate(limits.formsAtOnce, limits.idleSeconds),
    openStream: createStreams({ store: given.store, limits, clock, log, stopping, onStreams }),
    downloads: createPlaces('Too many files are being loaded at once. Please wait until some have come.'),
    longLists: createPlaces('Too many long lists are being loaded at once.'),
    ...{ takeTurn: createTurns(), runNewest: createNewest() },
    newLock: createLocks(limits.begunUploads.waitSeconds),
    tokens: given.tokens ?? createTokens(given.secret, clock, limits),
    ...createCounter(given.store, limits, () => clock().getTime()),
  }
}
