/** What we use of the library for passkeys. It is a file of its own, loaded when a passkey is used. */
export {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
