import { mailTo, type To } from './text.ts'

/** The mail has no link to the copy itself: whoever else reads it would have all of the client's data. */
export const copyIsReady = (to: To, portalUrl: string) =>
  mailTo(
    to,
    'The copy of your data is ready',
    `the copy of all that is kept about you in your client portal is ready. You can download it there for a day, under "Account":\n\n${portalUrl}/account`,
    'If you have not asked for it, log in, and end all other sessions under "Security" in your account.',
  )
