/** Tokens for the portal's API, good for minutes: for the page itself, or for an nginx that keeps them from it. */
import { Hono } from 'hono'
import { SignJWT } from 'jose'
import { forOwnPages } from './own-pages.ts'
import type { Account, AccountOf } from './sign-in.ts'

export interface TokenOptions {
  accountOf: AccountOf
  /** The site as browsers see it: `https://www.example.com`. */
  origin: string
  /** What the API verifies tokens with. It never leaves the two servers. */
  secret: Uint8Array
}

/** What the page's `getToken` asks. Where no token may reach the page, leave it out. */
export function createPortalToken({ accountOf, origin, secret }: TokenOptions): Hono {
  return new Hono().get('/portal-token', forOwnPages(origin), async (context) => {
    context.header('Cache-Control', 'no-store')
    const account = accountOf(context)
    return account ? context.json({ token: await issueToken(account, secret) }) : context.body(null, 401)
  })
}

/** What nginx asks about each call. It reads headers alone. Serve it on a port of its own, which only nginx reaches. */
export function createTokenForNginx({ accountOf, origin, secret }: TokenOptions): Hono {
  return new Hono().all('/portal-token', forOwnPages(origin), async (context) => {
    const account = accountOf(context)
    if (!account) return context.body(null, 401)
    return context.body(null, 204, { 'X-Portal-Token': await issueToken(account, secret) })
  })
}

/** A token as the reference API reads it. The elements read `sub`, `iat` and `exp`, and nothing else. */
export function issueToken({ clientId, passwordVersion }: Account, secret: Uint8Array): Promise<string> {
  return new SignJWT({ passwordVersion })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(clientId)
    .setAudience('client-portal')
    .setIssuedAt()
    .setExpirationTime('5 minutes')
    .sign(secret)
}
