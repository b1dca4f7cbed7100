/** What we use of the library for passkeys. It is a file of its own, loaded when a passkey is used. */
// biome-ignore lint/performance/noBarrelFile: the file itself is what is loaded
export {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
