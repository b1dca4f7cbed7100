/** The bearer tokens of signed-in clients: JWTs with the client's id, the expiry, and the version of the password. */
import { errors, jwtVerify, SignJWT } from 'jose'
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
  return {
    issue({ id, passwordVersion }) {
      const issuedAt = Math.floor(clock().getTime() / 1000)
      return new SignJWT({ passwordVersion })
        .setProtectedHeader({ alg: algorithm })
        .setSubject(id)
        .setAudience(audience)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + seconds)
        .sign(secret)
    },

    async read(token) {
      try {
        const options = { algorithms: [algorithm], audience, currentDate: clock(), requiredClaims: ['exp'] }
        const claims = v.parse(claimsSchema, (await jwtVerify(token, secret, options)).payload)
        return { clientId: claims.sub, passwordVersion: claims.passwordVersion }
      } catch (error) {
        throw error instanceof errors.JWTExpired ? sessionOver() : notSignedIn()
      }
    },
  }
}

const challenge = { 'WWW-Authenticate': 'Bearer' }

export const notSignedIn = () =>
  new Refusal(401, 'You are not signed in. Please sign in and try again.', challenge)

export const sessionOver = () => new Refusal(401, 'Your session has ended. Please sign in again.', challenge)
