import { ifNotYou, mailTo, type To } from './text.ts'

/** Tells a client that no second step is asked for any more. */
export const secondStepOff = (to: To, portalUrl: string) =>
  mailTo(
    to,
    'The second step of your client portal is off',
    'the second step after your password was just turned off in your client portal. The recovery codes count no more.',
    ifNotYou(portalUrl),
  )
