/**
 * The reference API inside a page or a test, without a server: `configure({ fetch: createBrowserApi().fetch })`.
 * It starts in a few milliseconds, keeps everything in memory, and runs in a browser as well as in Node.
 */
import type { Hono } from 'hono'
import type { User } from '../src/core/server/schema/index.ts'
import { createApi } from './api/api.ts'
import type { ApiOptions } from './api/dependencies.ts'
import { defaultLimits } from './api/limits.ts'
import { accountFor } from './api/session/asking.ts'
import { createTokens } from './api/session/tokens.ts'
import { toUser } from './api/wire.ts'
import { createClock, type SettableClock } from './base/clock.ts'
import { type Bytes, createMemoryBytes } from './files/bytes.ts'
import type { Mail } from './mail/mail.ts'
import { demoPeople } from './seed/people.ts'
import { createSeed } from './seed/seed.ts'
import { createMemoryStore } from './stores/memory/memory.ts'
import type { Attachment, Records } from './stores/records.ts'
import type { Store } from './stores/store.ts'

export interface BrowserApiOptions
  extends Pick<
    ApiOptions,
    | 'addressOf'
    | 'bytes'
    | 'cityOf'
    | 'describe'
    | 'findMissing'
    | 'isWeakPassword'
    | 'limits'
    | 'log'
    | 'mailLanguage'
    | 'mails'
    | 'note'
    | 'receiveUpload'
    | 'stopping'
    | 'onClientWrote'
    | 'origins'
    | 'passkeys'
    | 'passwordEncryption'
    | 'passphrase'
    | 'secondStep'
    | 'sendsNotices'
    | 'signInWays'
    | 'signLink'
    | 'tokens'
    | 'watch'
  > {
  /** The start of the clock, and the day from which the seed counts its dates. By default now. */
  start?: Date
  /** Whether the client with thousands of records exists, or with how many payments: 100,000. By default not. */
  large?: boolean | number
  /**
   * Whether links are signed, as by a server: then only this API's `fetch` can follow them. By default they are paths
   * at which stories find the files.
   */
  signedLinks?: boolean
  /** Changes the seed before it is loaded: `(records) => ({ ...records, notifications: [] })`. */
  seed?: (records: Records) => Records
}

export interface BrowserApi {
  app: Hono
  /** Answers like a server on the network. */
  fetch: typeof fetch
  store: Store
  bytes: Bytes
  clock: SettableClock
  /** The mails that were sent, oldest first. */
  mails: readonly Mail[]
  /** Returns a user and a valid token, as the login call does. By default those of Ada. */
  signIn(email?: string): Promise<{ user: User; token: string }>
}

export const secret = new TextEncoder().encode('in-process, known to everyone: no secret at all')

/** Creates the API with the demo's data, in memory. */
export function createBrowserApi(options: BrowserApiOptions = {}): BrowserApi {
  const {
    start = new Date(),
    large = false,
    bytes = createMemoryBytes(),
    limits = defaultLimits,
    signedLinks = false,
    seed = (records) => records,
    signLink = async (file) => storyLink(file),
    ...rest
  } = options
  const clock = createClock(start)
  const store = createMemoryStore()
  const mails: Mail[] = []

  // Everyone can read the data of this page, so a real hash would protect nothing, and would take time.
  const hashPassword = async (password: string) => `not hashed: ${password}`
  const loading = createSeed({
    now: start,
    hashPassword,
    withoutLarge: large === false,
    ...(typeof large === 'number' && { largePayments: large }),
  }).then((records) => store.load(seed(records)))
  /** The files themselves lie on the page's own server. */
  const onPage = new Set<string>()
  const pathOf = (address: string) => new URL(address, 'http://localhost').pathname
  const linkToPage: typeof signLink = async (...file) => {
    const link = await signLink(...file)
    onPage.add(pathOf(link))
    return link
  }
  const app = createApi({
    store,
    bytes,
    secret,
    hashPassword,
    limits,
    clock: clock.now,
    portalUrl: 'https://portal.example.com',
    sendMail: async (mail) => {
      mails.push(mail)
    },
    ...rest,
    ...(!signedLinks && { signLink: linkToPage }),
  })

  return {
    app,
    store,
    bytes,
    clock,
    mails,
    async fetch(input, init) {
      await loading
      if (typeof input === 'string' && onPage.has(pathOf(input))) return globalThis.fetch(input, init)
      // Hono completes a path without an origin with `http://localhost`.
      return app.request(input instanceof URL ? input.href : input, init)
    },
    async signIn(email = demoPeople.ada.email) {
      await loading
      const client = await store.clientByEmail(email)
      if (!client) throw new Error(`Nobody here has the email address ${email}.`)
      return {
        user: await toUser(client, await accountFor(client, store), (file) => linkToPage(file, client)),
        token: await createTokens(secret, clock.now, limits).issue(client),
      }
    },
  }
}

/**
 * `<img>` and `<a>` never reach an in-process fetch. So Storybook serves the seed's files under this path, as static
 * files.
 */
function storyLink({ name }: Attachment): string {
  return `/demo-files/${encodeURIComponent(name)}`
}
