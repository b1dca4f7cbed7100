/** Calls to sign in by a mailed link or a passkey, and to make a second step. */
import { ownField } from '../../page/is-record'
import type { Bodies } from '../../settings/own/bodies'
import type { Reader } from '../schema/read'
import { ask, placesIn, type Signal } from './ask'
import { readSignedIn, succeeded } from './sign-in'

/** Reads a text under this name, in `data` or at the top. */
export const textUnder =
  (name: string): Reader<string> =>
  (answer) =>
    placesIn(answer, [name]).find((found): found is string => typeof found === 'string' && found !== '')

export const sendSignInLink = (json: Bodies['sendSignInLink'], options?: Signal) =>
  ask('sendSignInLink', textUnder('request'), { json, ...options })

export const signInByLink = (json: Bodies['signInByLink'], options?: Signal) =>
  ask('signInByLink', readSignedIn, { json, ...options })

/** What the browser's passkeys are asked with: a challenge of the server's, and the rest as WebAuthn has it. */
export interface PasskeyQuestion {
  challenge: string
  options: object
}

/** What it holds is for the browser to read. */
export const readQuestion = Object.assign(
  (answer: unknown): PasskeyQuestion | undefined => {
    const found = [ownField(answer, 'data'), answer].find((place) => ownField(place, 'challenge'))
    const [challenge, options] = [ownField(found, 'challenge'), ownField(found, 'options')]
    return typeof challenge === 'string' && typeof options === 'object' && options
      ? { challenge, options }
      : undefined
  },
  { shape: {} },
)

export const passkeyOptions = (json: Bodies['passkeyOptions'], options?: Signal) =>
  ask('passkeyOptions', readQuestion, { json, ...options })

export const signInByPasskey = (json: Bodies['signInByPasskey'], options?: Signal) =>
  ask('signInByPasskey', readSignedIn, { json, ...options })

export const sendStepCode = (step: string, options?: Signal) =>
  ask('sendStepCode', succeeded, { json: { step }, ...options })

export const signInByStep = (json: Bodies['signInByStep'], options?: Signal) =>
  ask('signInByStep', readSignedIn, { json, ...options })
