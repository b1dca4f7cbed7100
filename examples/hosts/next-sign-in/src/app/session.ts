import { jwtVerify, SignJWT } from 'jose'
import { cookies } from 'next/headers'

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

export async function beginSession(clientId: string) {
  const cookie = await sign(clientId, 'session', '8 hours', process.env.SESSION_SECRET)
  // No script can read it.
  ;(await cookies()).set('session', cookie, { httpOnly: true, secure: true, sameSite: 'lax' })
}

export const endSession = async () => void (await cookies()).delete('session')

/** @returns the token for the portal's API, or `null` while nobody is signed in */
export async function portalToken(): Promise<string | null> {
  const cookie = (await cookies()).get('session')?.value ?? ''
  try {
    const { payload } = await jwtVerify(cookie, bytes(process.env.SESSION_SECRET), { audience: 'session' })
    return await sign(payload.sub ?? '', 'client-portal', '5 minutes', process.env.PORTAL_SECRET)
  } catch {
    return null
  }
}
