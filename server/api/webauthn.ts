/** What knows WebAuthn, the standard of passkeys: it makes the questions, and reads the answers. */
import type { KeptPasskey } from '../stores/sign-in-records.ts'

/** What the browser is asked with, as WebAuthn writes it in JSON. */
export type PasskeyOptions = { challenge: string } & Record<string, unknown>

/** What the browser has answered. */
export interface PasskeyResponse {
  id: string
  response: object
}

type NewPasskey = Pick<KeptPasskey, 'id' | 'publicKey' | 'counter' | 'transports'>

/** Knows WebAuthn. */
export interface Passkeys {
  /** @param handle Names the client to the browser's passkeys, in Base64. */
  creationOptions(
    user: { handle: string; name: string; displayName: string },
    exclude: readonly KeptPasskey[],
  ): Promise<PasskeyOptions>
  /** @param allow Those that may sign. Without them, any. */
  requestOptions(allow?: readonly KeptPasskey[]): Promise<PasskeyOptions>
  /** @returns `undefined` if it is none, or made for another question or another site */
  verifyNew(response: PasskeyResponse, challenge: string): Promise<NewPasskey | undefined>
  /** @returns how often it has signed; `undefined` if it has not signed this question, for this site */
  verify(response: PasskeyResponse, challenge: string, kept: KeptPasskey): Promise<number | undefined>
}
