import { mailTo, type To } from './text.ts'

/** Tells a client of a changed password. */
export const newPassword = (to: To, portalUrl: string) =>
  mailTo(
    to,
    'The password of your client portal has changed',
    'the password of your client portal has just been changed. Whoever was signed in is signed out.',
    `If it was not you, set a new one now, and tell us: ${portalUrl}/forgot-password`,
  )

/** Tells an invited client that the password is set. */
export const firstPassword = (to: To, portalUrl: string) =>
  mailTo(
    to,
    'Your client portal is ready',
    `your password is set. From now on you sign in as ${to.email}: ${portalUrl}/login`,
    `If it was not you, set a new one now, and tell us: ${portalUrl}/forgot-password`,
  )
