/** Tokens for the portal's API, good for minutes: for the page itself, or for an nginx that keeps them from it. */
import { Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { SignJWT } from 'jose'
import type { Account, AccountOf } from './sign-in.ts'

export interface TokenOptions {
  accountOf: AccountOf
  /** What the API verifies tokens with. It never leaves the two servers. */
  secret: Uint8Array
}

/** What the page's `getToken` asks. Where no token may reach the page, leave it out, or let nginx hide it. */
export function createPortalToken({ accountOf, secret }: TokenOptions): Hono {
  return new Hono().get('/portal-token', async (context) => {
    context.header('Cache-Control', 'no-store')
    const account = accountOf(getCookie(context))
    if (!account) return context.body(null, 401)
    const token = await issueToken(account, secret)
    context.header('X-Portal-Token', token) // for nginx, which reads headers alone
    return context.json({ token })
  })
}

/** A token as the reference API reads it. The elements read `sub` and `exp`, and nothing else. */
export function issueToken({ clientId, passwordVersion }: Account, secret: Uint8Array): Promise<string> {
  return new SignJWT({ passwordVersion })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(clientId)
    .setAudience('client-portal')
    .setIssuedAt()
    .setExpirationTime('5 minutes')
    .sign(secret)
}
