import { mailTo, type To } from './text.ts'

/** So that a client hears of it who has not asked. */
export const erasureIsAsked = (to: To, portalUrl: string) =>
  mailTo(
    to,
    'You have asked us to erase your account',
    'you have asked us to erase your account and all that is kept about you in your client portal. We will see to it, and tell you if there is something that the law makes us keep.',
    `If it was not you, or if you change your mind, take it back under "Account": ${portalUrl}/account`,
  )
