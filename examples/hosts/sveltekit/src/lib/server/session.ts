import type { Cookies } from '@sveltejs/kit'
import { jwtVerify, SignJWT } from 'jose'
import { env } from '$env/dynamic/private'

const bytes = (secret: string | undefined) => new TextEncoder().encode(secret)

/** Signs who is signed in: for a cookie of this site, or for the portal's API, which knows that secret. */
const sign = (clientId: string, audience: string, lifetime: string, secret: string | undefined) =>
  new SignJWT({ passwordVersion: 1 })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(clientId)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(lifetime)
    .sign(bytes(secret))

export async function beginSession(cookies: Cookies, clientId: string) {
  // No script can read it: `httpOnly` is what SvelteKit sets.
  cookies.set('session', await sign(clientId, 'session', '8 hours', env.SESSION_SECRET), { path: '/' })
}

/** @returns the token for the portal's API, or `null` while nobody is signed in */
export async function tokenOf(cookies: Cookies): Promise<string | null> {
  try {
    const cookie = cookies.get('session') ?? ''
    const { payload } = await jwtVerify(cookie, bytes(env.SESSION_SECRET), { audience: 'session' })
    return await sign(payload.sub ?? '', 'client-portal', '5 minutes', env.PORTAL_SECRET)
  } catch {
    return null
  }
}
