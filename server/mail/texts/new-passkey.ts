import { type At, ifNotYou, mailTo, type To } from './text.ts'

/** Tells a client of a new passkey. Its name is not told: it may be somebody else's words. */
export const newPasskey = (to: To, at: At) =>
  mailTo(
    to,
    'A new passkey for your client portal',
    'a passkey was just added to your client portal, under "Security" in your account. Whoever has it can log in as you, until it is removed there.',
    ifNotYou(at),
  )
