/**
 * The bearer tokens of signed-in clients: JWTs with the client's id, the version of the password, and the session. A token
 * is short-lived. A new one is given for it while the session lasts, for some hours after its end, too.
 */
import { errors, type JWTPayload, jwtVerify, SignJWT, UnsecuredJWT } from 'jose'
import * as v from 'valibot'
import { Refusal } from '../../base/refusal.ts'
import { hmacKey, randomId } from '../../base/secrets.ts'
import type { Client } from '../../stores/records.ts'
import type { Limits } from '../limits.ts'
import { rememberTokens } from './remember-tokens.ts'

const claimsSchema = v.object({
  sub: v.string(),
  exp: v.number(),
  passwordVersion: v.number(),
  sid: v.optional(v.string()),
  since: v.optional(v.number()),
  until: v.optional(v.number()),
  place: v.optional(v.number(), 0),
})
const audience = 'client-portal'
const algorithm = 'HS256'

/** From a sign-in to its end. All tokens of a session end with it. */
export interface TokenSession {
  id: string
  /**
   * When the client has proved who they are, in seconds since 1970: by each step that there is. In a browser that the client trusts,
   * they left one out. Tokens of an earlier version of this server do not say it.
   */
  since: number | undefined
  /** In seconds since 1970. */
  endsAt: number
  /** Of the token among those of the session: 0 for the first, 1 for one that it was renewed to. */
  place: number
}

/** A session that begins now. @param isProved Whether the client has made each step that there is. */
export function newSession(
  now: Date,
  { sessionSeconds }: Pick<Limits, 'sessionSeconds'>,
  isProved = true,
): TokenSession {
  const begin = Math.floor(now.getTime() / 1000)
  return { id: randomId(), since: isProved ? begin : undefined, endsAt: begin + sessionSeconds, place: 0 }
}

export interface Tokens {
  /** Issues the first token of a new session, or the one at a place of a session that goes on. */
  issue(client: Client, session?: TokenSession): Promise<string>
  /**
   * Returns whom the token was issued to, and in which session: `undefined` if the token was issued by a server of the
   * company's that keeps its own sessions. Throws a `Refusal` with 401 if the token is forged, malformed or expired.
   *
   * @param endedFor For how long it may have been expired, in seconds. By default, it may not.
   */
  read(
    token: string,
    endedFor?: number,
  ): Promise<{
    clientId: string
    passwordVersion: number
    session: TokenSession | undefined
    /** In seconds since 1970. */
    endsAt: number
  }>
}

/** How long a token is valid, and how long a session lasts, in seconds. */
type Lifetimes = Pick<Limits, 'tokenSeconds' | 'sessionSeconds'>

export function createTokens(
  secret: Uint8Array<ArrayBuffer>,
  clock: () => Date,
  lifetimes: Lifetimes,
): Tokens {
  // jose would make one of the secret for each token.
  const key = hmacKey(secret, ['sign', 'verify'])
  const options = () => ({ algorithms: [algorithm], audience, currentDate: clock() })
  return {
    issue: async (client, session) =>
      claimsOf(SignJWT, client, clock, lifetimes, session)
        .setProtectedHeader({ alg: algorithm })
        .sign(await key()),
    read: rememberTokens(
      (token, endedFor) => readBy(async () => jwtVerify(token, await key(), options()), clock, endedFor),
      clock,
    ),
  }
}

/**
 * Tokens that nobody signs, for an API inside of a page: who can read the page can read its secret. Pages without https
 * lack what signs tokens.
 */
export function createOpenTokens(
  clock: () => Date,
  lifetimes: Lifetimes,
): Tokens & { issueNow(client: Issued): string } {
  const issueNow = (client: Issued, session?: TokenSession) =>
    claimsOf(UnsecuredJWT, client, clock, lifetimes, session).encode()
  return {
    issueNow,
    issue: async (client, session) => issueNow(client, session),
    read: (token, endedFor) =>
      readBy(async () => UnsecuredJWT.decode(token, { audience, currentDate: clock() }), clock, endedFor),
  }
}

/** What a token says of a client. */
type Issued = Pick<Client, 'id' | 'passwordVersion'>

function claimsOf<Token extends SignJWT | UnsecuredJWT>(
  Jwt: new (payload: JWTPayload) => Token,
  { id, passwordVersion }: Issued,
  clock: () => Date,
  { tokenSeconds, sessionSeconds }: Lifetimes,
  session = newSession(clock(), { sessionSeconds }),
): Token {
  const issuedAt = Math.floor(clock().getTime() / 1000)
  const { id: sid, since, endsAt: until, place } = session
  const token = new Jwt({ passwordVersion, sid, since, until, place })
  token
    .setSubject(id)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(Math.min(issuedAt + tokenSeconds, until))
  return token
}

async function readBy(decode: () => Promise<{ payload: JWTPayload }>, clock: () => Date, endedFor = 0) {
  try {
    // That a token has expired is what jose says last: it is signed by us, and for us.
    const { payload } = await decode().catch((error) => {
      const hasJustEnded =
        error instanceof errors.JWTExpired && Number(error.payload.exp) + endedFor > clock().getTime() / 1000
      if (hasJustEnded) return error
      throw error
    })
    const { sub, exp, passwordVersion, sid, since, until, place } = v.parse(claimsSchema, payload)
    const session =
      sid !== undefined && until !== undefined ? { id: sid, since, endsAt: until, place } : undefined
    return { clientId: sub, passwordVersion, session, endsAt: exp }
  } catch (error) {
    throw error instanceof errors.JWTExpired ? sessionOver() : notSignedIn()
  }
}

const challenge = { 'WWW-Authenticate': 'Bearer' }

export const notSignedIn = () =>
  new Refusal(401, 'You are not signed in. Please sign in and try again.', challenge)

export const sessionOver = () => new Refusal(401, 'Your session has ended. Please sign in again.', challenge)
