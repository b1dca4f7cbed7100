/**
 * What a server may lack. It is used only where the server announces it, `{ optional: ["logout"] }` beside its answer to the
 * login or the session check, or, of calls, where the host names them in `endpoints`.
 *
 * A page asks early, before the session is checked: what was announced is kept for the session, and counts until then.
 *
 * A server that lacks a call may answer anything to it: 404, a gateway's 401, or, across origins, a preflight that fails
 * like a lost connection. So a call that acts counts as lacking after any failure. This is kept for the tab; it never ends a
 * session, and the client never hears of it. The console does with `debug`.
 */
import { atom, computed, type ReadableAtom } from 'nanostores'
import { isOnline } from '../page/browser'
import { ownField } from '../page/is-record'
import { openStorage } from '../page/storage'
import { $settings } from '../settings/config'
import { noteAnswered } from './note-answered'
import { type Ability, abilities, type OptionalCall, optionalCalls } from './schema/optional'
import { noteRenewFor, renewableFor } from './token/kept'

const names: readonly string[] = optionalCalls
/** When an optional call gets no answer, the connection does not count as lost: `carry.ts` knows the one exception. */
export const isOptional = (call: string): call is OptionalCall => names.includes(call)

/** `unknown` until the server has said what it can, on this page or on an earlier one of the session. */
type Offer = 'offered' | 'lacking' | 'unknown'

/** The key under which it is kept what the server announced. */
export const announcedKey = 'client-portal:announced'

/** A host that keeps the session itself wants nothing of it kept longer than the tab. */
function announcedStorage() {
  const { getToken, storage } = $settings.get()
  return openStorage(getToken ? 'session' : storage)
}

/** What the server has announced on this page; `null` before it has said anything. */
const $announced = atom<readonly string[] | null>(null)

const announced = () => $announced.get() ?? announcedStorage().get(announcedKey)?.split(' ') ?? null

/** Keeps what was announced, or forgets it at the end of the session. */
export const keepAnnounced = (isKept: boolean) =>
  announcedStorage().set(announcedKey, (isKept && announced()?.join(' ')) || null)

/** The latest of what turned out to be lacking. */
const $noted = atom<{ lacking?: Ability }>({})
const readLacking = () => (openStorage('session').get(lackingKey()) ?? '').split(',')
const lackingKey = () => `client-portal:lacking:${$settings.get().apiUrl}`

let latest = ''

/** The id of the server's latest event at the sign-in, or when the session was checked; empty if it told none. */
export const latestEventId = () => latest

/**
 * Reads what a server announces in an answer. An answer without a list announces nothing new.
 * @param isSignIn Whether it is the answer to a sign-in. Then the server is asked again for what it had lacked.
 */
export function noteAnnounced(answer: unknown, isSignIn: boolean): void {
  if (isSignIn) openStorage('session').set(lackingKey(), null)
  latest = ''
  let told = isSignIn ? $announced.get() : announced()
  for (const place of [answer, ownField(answer, 'data')]) {
    const id = ownField(place, 'lastEventId')
    if (typeof id === 'string') latest = id
    const optional = ownField(place, 'optional')
    if (!Array.isArray(optional)) continue
    noteRenewFor(ownField(place, 'renewFor'), isSignIn)
    told = abilities.filter((each) => optional.includes(each))
  }
  $announced.set(told ?? [])
}

/** Says of what a server may lack whether it has it. */
export const $offerOf = computed(
  [$announced, $settings, $noted],
  (_, { endpoints }) =>
    (what: Ability): Offer => {
      if (readLacking().includes(what)) return 'lacking'
      if (ownField(endpoints, what) !== undefined) return 'offered'
      // Said on an earlier page: the token may have ended, and then nothing else can be asked.
      if (what === 'renew' && renewableFor() > 0) return 'offered'
      const known = announced()
      if (!known) return 'unknown'
      return known.includes(what) ? 'offered' : 'lacking'
    },
)

export const isOffered = (what: Ability): boolean => $offerOf.get()(what) === 'offered'

/**
 * The key of what a call reads that the server may lack; `null` as long as nobody knows that it has the call. A view asks
 * `$offerOf` whether it is still to be known, or whether there is nothing to show.
 */
export const whereOffered = <Key>(
  call: OptionalCall,
  $key: ReadableAtom<Key | null>,
): ReadableAtom<Key | null> =>
  computed([$offerOf, $key], (offerOf, key) => (offerOf(call) === 'offered' ? key : null))

/** Remembers that the server lacks a call, or takes no `limit`. Without a connection, nobody knows. */
export function noteLacking(what: Ability): void {
  if (!isOnline()) return
  openStorage('session').set(lackingKey(), [...readLacking(), what].join())
  $noted.set({ lacking: what })
  if (isOptional(what)) noteAnswered({ call: what })
}
