import { SignJWT } from 'jose'

/** A token for the portal's API: who it is for, signed with the secret that the API knows. */
export const issueToken = (clientId: string) =>
  new SignJWT({ passwordVersion: 1 })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(clientId)
    .setAudience('client-portal')
    .setIssuedAt()
    .setExpirationTime('5 minutes')
    .sign(new TextEncoder().encode(process.env.PORTAL_SECRET))
