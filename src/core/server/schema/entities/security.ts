/** What a client sees of the ways in to the own account. What a server does not tell is not shown. */
import { type Described, shape } from '../shape'

/** How a client signs in, by the setting `signInWays`. */
export const signInWays = ['password', 'link', 'passkey'] as const
export type SignInWay = (typeof signInWays)[number]

/** What a client may turn on as a second step: the codes of an app, or codes by mail. */
export const secondStepKinds = ['totp', 'mail'] as const
export type SecondStepKind = (typeof secondStepKinds)[number]

/** By what a second step can be made. */
export const secondStepWays = ['passkey', ...secondStepKinds, 'recovery'] as const
export type SecondStepWay = (typeof secondStepWays)[number]

export const securityShape = shape({
  /** Whether a change of the password needs the one of before. After a fresh sign-in by another way, it does not. */
  'needsCurrentPassword?': 'boolean',
  'passkeys?': [
    {
      id: 'id',
      name: 'text',
      'createdAt?': 'date',
      /** Empty as long as nobody has signed in by it. */
      'lastUsedAt?': 'date',
    },
  ],
  'secondStep?': {
    /** `totp` or `mail`; any other word means that there is none. */
    kind: 'text',
    /** How many codes are left for the case that the app or the mailbox is lost. */
    'recoveryCodes?': 'number',
    /** Whether the server asks everybody for a second step. */
    'isRequired?': 'boolean',
  },
  /** Where the client is signed in. */
  'sessions?': [
    {
      id: 'id',
      /** `Firefox`; empty if it is not known. */
      'browser?': 'text',
      /** `Windows` */
      'system?': 'text',
      'city?': 'text',
      'signedInAt?': 'date',
      'lastUsedAt?': 'date',
      /** Whether it is the one that asks. */
      'isCurrent?': 'boolean',
    },
  ],
  /** The latest sign-ins, newest first. */
  'signIns?': [
    {
      at: 'date',
      /** `password`, `link` or `passkey`. */
      'way?': 'text',
      'browser?': 'text',
      'system?': 'text',
      'city?': 'text',
      /** Whether the browser or the place was new then. */
      'isNew?': 'boolean',
    },
  ],
})

export type Security = Described<typeof securityShape>
