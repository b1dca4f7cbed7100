/** The bearer tokens of signed-in clients: JWTs with the client's id, the expiry, and the version of the password. */
import { errors, type JWTPayload, jwtVerify, SignJWT, UnsecuredJWT } from 'jose'
import * as v from 'valibot'
import { Refusal } from './refusal.ts'
import type { Client } from './store.ts'

const claimsSchema = v.object({ sub: v.string(), passwordVersion: v.number() })
const audience = 'client-portal'
const algorithm = 'HS256'

export interface Tokens {
  issue(client: Client): Promise<string>
  /** Returns whom the token was issued to. Throws a `Refusal` with 401 if it is forged, malformed or expired. */
  read(token: string): Promise<{ clientId: string; passwordVersion: number }>
}

/** @param seconds How long a token is valid. */
export function createTokens(secret: Uint8Array, clock: () => Date, seconds: number): Tokens {
  const options = () => ({ algorithms: [algorithm], audience, currentDate: clock(), requiredClaims: ['exp'] })
  return {
    issue: (client) =>
      claimsOf(SignJWT, client, clock, seconds).setProtectedHeader({ alg: algorithm }).sign(secret),
    read: (token) => readBy(() => jwtVerify(token, secret, options())),
  }
}

/**
 * Tokens that nobody signs, for an API inside of a page: who can read the page can read its secret. Pages without https
 * lack what signs tokens.
 */
export function createOpenTokens(
  clock: () => Date,
  seconds: number,
): Tokens & { issueNow(client: Issued): string } {
  const issueNow = (client: Issued) => claimsOf(UnsecuredJWT, client, clock, seconds).encode()
  return {
    issueNow,
    issue: async (client) => issueNow(client),
    read: (token) => readBy(async () => UnsecuredJWT.decode(token, { audience, currentDate: clock() })),
  }
}

/** What a token says of a client. */
type Issued = Pick<Client, 'id' | 'passwordVersion'>

function claimsOf<Token extends SignJWT | UnsecuredJWT>(
  Jwt: new (payload: JWTPayload) => Token,
  { id, passwordVersion }: Issued,
  clock: () => Date,
  seconds: number,
): Token {
  const issuedAt = Math.floor(clock().getTime() / 1000)
  const token = new Jwt({ passwordVersion })
  token
    .setSubject(id)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + seconds)
  return token
}

async function readBy(decode: () => Promise<{ payload: JWTPayload }>) {
  try {
    const claims = v.parse(claimsSchema, (await decode()).payload)
    return { clientId: claims.sub, passwordVersion: claims.passwordVersion }
  } catch (error) {
    throw error instanceof errors.JWTExpired ? sessionOver() : notSignedIn()
  }
}

const challenge = { 'WWW-Authenticate': 'Bearer' }

export const notSignedIn = () =>
  new Refusal(401, 'You are not signed in. Please sign in and try again.', challenge)

export const sessionOver = () => new Refusal(401, 'Your session has ended. Please sign in again.', challenge)
