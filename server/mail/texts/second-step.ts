/** What a client is told of the second step, in case that somebody else has changed it. */
import type { KeptSecondStep } from '../../stores/sign-in-records.ts'
import { type At, ifNotYou, mailTo, type To } from './text.ts'

const by = { totp: 'the code of an app', mail: 'a code by mail' }

export const secondStepOn = (to: To, kind: KeptSecondStep['kind'], at: At) =>
  mailTo(
    to,
    'The second step of your client portal is new',
    `the second step of your client portal was just set up: ${by[kind]}, with new recovery codes. What was set up before counts no more.`,
    ifNotYou(at),
  )

export const secondStepOff = (to: To, at: At) =>
  mailTo(
    to,
    'The second step of your client portal is off',
    'the second step of your client portal was just turned off. The recovery codes count no more.',
    ifNotYou(at),
  )

export const newRecoveryCodes = (to: To, at: At) =>
  mailTo(
    to,
    'New recovery codes for your client portal',
    'new recovery codes were just made for your client portal. Those of before count no more.',
    ifNotYou(at),
  )
