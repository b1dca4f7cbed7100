import { SignJWT } from 'jose'
import { createCookieSessionStorage } from 'react-router'

/** Who is signed in: in a cookie that no script can read. */
export const { getSession, commitSession, destroySession } = createCookieSessionStorage<{ clientId: string }>(
  {
    cookie: {
      name: 'session',
      secrets: [process.env.SESSION_SECRET ?? ''],
      httpOnly: true,
      secure: true,
      sameSite: 'lax',
      path: '/',
    },
  },
)

/** A token for the portal's API: who it is for, signed with the secret that the API knows. */
export const issueToken = (clientId: string) =>
  new SignJWT({ passwordVersion: 1 })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(clientId)
    .setAudience('client-portal')
    .setIssuedAt()
    .setExpirationTime('5 minutes')
    .sign(new TextEncoder().encode(process.env.PORTAL_SECRET))
