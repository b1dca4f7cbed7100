/** What is asked of the browser by the library for passkeys. A file of its own, loaded when a passkey is used. */
import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'

// The server has made the options for the browser, and the browser checks them: nobody here looks into them.
const toChoose = (options: object) => options as Parameters<typeof startAuthentication>[0]['optionsJSON']
const toMake = (options: object) => options as Parameters<typeof startRegistration>[0]['optionsJSON']

/** The client chooses a passkey in the browser's dialog. */
export const choosePasskey = (options: object): Promise<object> =>
  startAuthentication({ optionsJSON: toChoose(options) })

/** The client chooses one among the suggestions of a field: it stands in a shadow root, where the library does not look. */
export const choosePasskeyInField = (options: object): Promise<object> =>
  startAuthentication({
    optionsJSON: toChoose(options),
    useBrowserAutofill: true,
    verifyBrowserAutofillInput: false,
  })

/** The client makes a new one. */
export const makePasskey = (options: object): Promise<object> =>
  startRegistration({ optionsJSON: toMake(options) })

export const canOfferInFields = (): Promise<boolean> => browserSupportsWebAuthnAutofill()

/** Closes the question that stands, in a dialog or a field. */
export const endQuestion = (): void => WebAuthnAbortService.cancelCeremony()
