/** What `createApi` is made of: each part can be another one in a server, a test and a story. */
import type { Context } from 'hono'
import { type Bytes, createMemoryBytes } from './bytes.ts'
import { type Counter, createCounter, defaultLimits, type Limits } from './limits.ts'
import { createLinks, type Links } from './links.ts'
import type { Attachment, Client, Store } from './store.ts'
import { createTokens, type Tokens } from './tokens.ts'

export interface Mail {
  to: string
  subject: string
  text: string
}

export interface ApiOptions {
  store: Store
  /** Signs tokens and links: 32 bytes at least that nobody else knows. */
  secret: Uint8Array<ArrayBuffer>
  /**
   * Hashes a password with a salt of its own; or, when an `earlier` hash is given, just as that one was made,
   * so that the same password gives the same text.
   */
  hashPassword: (password: string, earlier?: string) => Promise<string>
  sendMail: (mail: Mail) => Promise<void>
  /** Where the portal stands: `https://portal.example.com`. Links in mails begin with it. */
  portalUrl: string
  clock?: () => Date
  bytes?: Bytes
  /** The address of a file; signed and expiring unless another way is given. */
  signLink?: (file: Attachment) => Promise<string>
  limits?: Limits
  /** Must be the client's own, or no password can be read. */
  passphrase?: string
  basePath?: string
  /** Other origins whose pages may call the API. */
  origins?: readonly string[]
  /** Where a request comes from, as far as limits go. */
  addressOf?: (context: Context) => string
  /** Told after a client wrote on a ticket. */
  onClientWrote?: (client: Client, ticketId: string) => void
  /** Gets what nobody foresaw, and only that. */
  log?: (error: unknown) => void
}

export interface Dependencies extends Required<ApiOptions> {
  links: Links
  tokens: Tokens
  count: Counter
}

/** The options with every default filled in. */
export function completeDependencies(options: ApiOptions): Dependencies {
  const {
    basePath = '/api/v1',
    clock = () => new Date(),
    limits = defaultLimits,
    bytes = createMemoryBytes(),
    passphrase = 'client-portal-elements',
    origins = [],
    addressOf = () => 'here',
    onClientWrote = () => {},
    log = console.error,
    ...given
  } = options
  const links = createLinks(given.secret, basePath, clock, limits.fileLinkSeconds)
  return {
    ...given,
    signLink: given.signLink ?? links.sign,
    ...{ basePath, clock, limits, bytes, passphrase, origins, addressOf, onClientWrote, log },
    links,
    tokens: createTokens(given.secret, clock, limits.sessionSeconds),
    count: createCounter(given.store, limits, () => clock().getTime()),
  }
}
