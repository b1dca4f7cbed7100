/** Reads and makes passkeys by the package @simplewebauthn/server, which is loaded when somebody asks for one. */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { base64url } from 'jose'
import type { KeptPasskey } from '../../stores/sign-in-records.ts'
import type { Passkeys } from '../webauthn.ts'
import type { PasskeySite } from './passkey-site.ts'

/** Ed25519, P-256 and RSA: Node 20 knows no others. */
const algorithms = [-8, -7, -257]
const timeout = 5 * 60 * 1000

export function createPasskeys({ domain, origins }: PasskeySite): Passkeys {
  const load = () => import('@simplewebauthn/server')
  const expected = { expectedRPID: domain, expectedOrigin: [...origins], requireUserVerification: true }
  return {
    async creationOptions({ handle, name: userName, displayName }, exclude) {
      const { generateRegistrationOptions } = await load()
      const options = await generateRegistrationOptions({
        ...{ rpID: domain, rpName: domain, timeout, supportedAlgorithmIDs: algorithms },
        ...{ userName, userDisplayName: displayName, userID: bytesOf(handle) },
        attestationType: 'none',
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        excludeCredentials: exclude.map(namingOf),
      })
      return { ...options }
    },
    async requestOptions(allow) {
      const { generateAuthenticationOptions } = await load()
      const options = await generateAuthenticationOptions({
        ...{ rpID: domain, timeout, userVerification: 'required' },
        ...(allow && { allowCredentials: allow.map(namingOf) }),
      })
      return { ...options }
    },
    async verifyNew(response, challenge) {
      const { verifyRegistrationResponse } = await load()
      const { registrationInfo } = await verifyRegistrationResponse({
        ...expected,
        // The package reads what it is, and throws if it is something else.
        response: response as unknown as RegistrationResponseJSON,
        expectedChallenge: challenge,
        supportedAlgorithmIDs: algorithms,
      }).catch(() => ({ registrationInfo: undefined }))
      if (!registrationInfo) return undefined
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential
      return {
        id,
        publicKey: base64url.encode(publicKey),
        counter,
        transports: transports.filter(isTransport),
      }
    },
    async verify(response, challenge, { id, publicKey, counter }) {
      const { verifyAuthenticationResponse } = await load()
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        ...expected,
        // The package reads what it is, and throws if it is something else.
        response: response as unknown as AuthenticationResponseJSON,
        expectedChallenge: challenge,
        credential: { id, publicKey: bytesOf(publicKey), counter },
      }).catch(() => ({ verified: false, authenticationInfo: undefined }))
      return verified ? authenticationInfo?.newCounter : undefined
    },
  }
}

/** How a browser finds the passkey that it is asked about. */
const namingOf = ({ id, transports }: KeptPasskey) => ({ id, transports: transports.filter(isTransport) })

const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const
const isTransport = (text: string): text is (typeof transports)[number] =>
  transports.some((transport) => transport === text)

/** In a buffer of their own, as the package wants them. */
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(base64url.decode(text))
