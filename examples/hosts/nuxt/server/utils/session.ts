import type { H3Event } from 'h3'
import { SignJWT } from 'jose'

/** Who is signed in: in a cookie that no script can read. */
export const sessionOf = (event: H3Event) =>
  useSession<{ clientId?: string }>(event, {
    name: 'session',
    password: useRuntimeConfig(event).sessionSecret,
    cookie: { sameSite: 'lax' },
  })

/** A token for the portal's API: who it is for, signed with the secret that the API knows. */
export const issueToken = (clientId: string, secret: string) =>
  new SignJWT({ passwordVersion: 1 })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(clientId)
    .setAudience('client-portal')
    .setIssuedAt()
    .setExpirationTime('5 minutes')
    .sign(new TextEncoder().encode(secret))
