/** What is kept of the ways in: what is begun, passkeys, second steps, browsers that are trusted, sessions. */
import type { SecondStepKind, SignInWay } from '../../src/core/server/schema/index.ts'

/** What ends within minutes, can be tried a few times, and is used once. `server/api/session/pending.ts` names the kinds. */
export interface Pending {
  /** Its kind, and the digest of its id: who reads the table can use none. */
  key: string
  /** Whose it is; `null` as long as it is not known whether it is anybody's. */
  clientId: string | null
  /** Secrets stand in it as digests. Of a link: the email it is for, and the browser that has asked. */
  content: Readonly<Record<string, string>>
  tries: number
  /** In milliseconds since 1970. */
  expiresAt: number
}

export interface KeptPasskey {
  /** The browser's id of it, in Base64. */
  id: string
  clientId: string
  /** What the browser has stored the client under: random, so that it tells nobody who it is. In Base64. */
  userHandle: string
  publicKey: string
  /** How often it has signed, where it counts that. */
  counter: number
  transports: string[]
  /** The client's name for it. */
  name: string
  createdAt: string
  /** Empty as long as nobody has signed in by it. */
  lastUsedAt: string
}

export interface KeptSecondStep {
  clientId: string
  kind: SecondStepKind
  /** The key of the app, sealed; empty for codes by mail. */
  secret: string
  /** Of the newest code of the app that was used: neither it nor an earlier one counts again. */
  lastCounter: number
  createdAt: string
}

/** A browser in which a client has made the second step, and need not make it again. */
export interface TrustedBrowser {
  tokenHash: string
  clientId: string
  /** In milliseconds since 1970. */
  expiresAt: number
}

/** What a browser is called by, as far as it is known. Each is empty where it is not. */
export interface Device {
  /** `Firefox` */
  browser: string
  /** `Windows` */
  system: string
  city: string
}

export interface KeptSession extends Device {
  /** As in its tokens. */
  id: string
  clientId: string
  way: SignInWay
  signedInAt: string
  lastUsedAt: string
  /** In milliseconds since 1970. */
  endsAt: number
}

export interface KeptSignIn extends Device {
  clientId: string
  at: string
  way: SignInWay
  /** Whether the browser or the address was new. */
  isNew: boolean
}
