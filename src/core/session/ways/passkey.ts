/** Signs in by a passkey, and makes new ones. This file alone loads the library for them, when it is used. */
import { warnOnce } from '../../page/warn-once'
import * as api from '../../server/api/ways'
import { ApiError } from '../../server/api-error'
import { loadForAction } from '../../server/load-code'
import { notify } from '../../server/notify'
import { createSender, type Sender, type Sending, type SendOptions } from '../../server/sending'
import { waysMessages } from '../../text/messages/session/ways'
import { finishSignIn, ofThisApi } from './finish'
import { $secondStep } from './half-done'
import { endIfOver, signInByStep } from './second-step'
import { isMissing, tellMissing, warnOfMissing } from './ways'

type Library = typeof import('./webauthn')

const loadLibrary = (): Promise<Library> => loadForAction(() => import('./webauthn'))

/** Whether a button's question stands: another one would close the browser's dialog. */
let isAsked = false

/** The client has closed the browser's dialog, or another question has taken its place. */
const isLeft = (error: unknown) =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)

/** The passkeys of the server are for another site. */
const isElsewhere = (error: unknown) => error instanceof Error && error.name === 'SecurityError'

/** The device has a passkey for the client already. */
const isKnown = (error: unknown) => error instanceof Error && error.name === 'InvalidStateError'

/** A passkey's answer, with the question's name. */
interface PasskeyProof {
  challenge: string
  response: object
}

type Ask = (library: Library, options: object) => Promise<object>

/**
 * Asks the browser.
 * @param known What is said where the device has a passkey already that would be made.
 * @returns `null` where the client has left it, or it can't: then a toast says why.
 */
export async function askPasskey(
  question: api.PasskeyQuestion,
  ask: Ask,
  known = '',
): Promise<PasskeyProof | null> {
  isAsked = true
  try {
    return { challenge: question.challenge, response: await ask(await loadLibrary(), question.options) }
  } catch (error) {
    if (isLeft(error)) return null
    if (isElsewhere(error))
      warnOnce(
        'passkeys do not work on this page: its origin is none of the related origins. See docs/embed/sign-in.md#passkeys',
      )
    const { passkeysElsewhere, passkeyFailed } = waysMessages.get()
    notify.error(isElsewhere(error) ? passkeysElsewhere : (isKnown(error) && known) || passkeyFailed)
    return null
  } finally {
    isAsked = false
  }
}

const choose: Ask = (library, options) => library.choosePasskey(options)

/** Makes a new one. */
export const makePasskey: Ask = (library, options) => library.makePasskey(options)

/** Signs in by a passkey that the client chooses. Shows toasts, and never throws. @returns how it ended */
export async function signInByPasskey(sender: Sender = createSender()): Promise<Sending> {
  const ask = ({ signal }: SendOptions) => ofThisApi(() => api.passkeyOptions({}, { signal }))
  const question = await sender.send(ask)
  warnOfMissing('passkey', sender.$sending.get())
  const proof = question && (await askPasskey(question, choose))
  if (proof) await finishBy(proof, sender)
  else if (question) sender.cancel()
  const sending = sender.$sending.get()
  // The button's question has taken the place of the field's.
  if (sending.status !== 'done') offers[0]?.begin()
  return sending
}

/** Makes the second step by a passkey. */
export async function stepByPasskey(
  trustBrowser: boolean,
  sender: Sender = createSender(),
): Promise<Sending> {
  const step = $secondStep.get()?.step ?? ''
  const question = await sender.send(({ signal }) => api.passkeyOptions({ step }, { signal }))
  const proof = question && (await askPasskey(question, choose))
  if (proof) return signInByStep({ way: 'passkey', ...proof }, trustBrowser, sender)
  if (question) sender.cancel()
  return endIfOver(sender.$sending.get())
}

const finishBy = (proof: PasskeyProof, sender: Sender) =>
  finishSignIn(({ signal }) => ofThisApi(() => api.signInByPasskey(proof, { signal })), sender, { email: '' })

/** Those that offer passkeys in a field. A page has one question at a time: that of the first of them. */
interface Offer {
  begin(): void
}
const offers: Offer[] = []

/** The number of the latest question in a field: an earlier one is over. */
let latest = 0

/**
 * Offers passkeys among the suggestions of the e-mail field, until it is stopped. Silent where browser or server can't.
 * @param sender Tells how the sign-in ends.
 */
export function offerInField(sender: Sender, onSignedIn: () => void): () => void {
  const own: Offer = { begin: () => void offer(own, sender, onSignedIn) }
  offers.push(own)
  if (offers.length === 1) own.begin()
  return () => {
    const wasFirst = offers[0] === own
    offers.splice(offers.indexOf(own), 1)
    if (wasFirst) void endCeremony().then(() => offers[0]?.begin())
  }
}

const endCeremony = () =>
  loadLibrary().then(
    ({ endQuestion }) => endQuestion(),
    () => {},
  )

async function offer(own: Offer, sender: Sender, onSignedIn: () => void): Promise<void> {
  const number = ++latest
  const isWanted = () => offers[0] === own && number === latest && !isAsked
  try {
    const library = await loadLibrary()
    if (!(await library.canOfferInFields())) return
    while (isWanted()) {
      const { challenge, options } = await api.passkeyOptions({})
      if (!isWanted()) return
      const response = await library.choosePasskeyInField(options)
      const { status } = await finishBy({ challenge, response }, sender)
      if (status === 'done') return onSignedIn()
    }
  } catch (error) {
    // Nobody has asked for it: the client hears of nothing. The form's own ways are there.
    if (error instanceof ApiError && isMissing(error.status)) tellMissing('passkey')
  }
}
