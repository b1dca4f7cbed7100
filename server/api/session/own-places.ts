/** The addresses and browsers from which an account is used: what comes from elsewhere is told to its client. */
import type { Client } from '../../stores/records.ts'
import type { Device } from '../../stores/sign-in-records.ts'
import type { Dependencies } from '../dependencies.ts'

type Marks = Pick<Dependencies, 'store' | 'clock'>

/** Where a sign-in comes from. */
export interface From {
  address: string
  device: Device
}

/** How long a place counts as one of the account's own, after the last sign-in from there: 90 days. */
const lifetime = 90 * 24 * 60 * 60 * 1000
const deviceKey = (email: string, address: string) => `device:${email.toLowerCase()} ${address}`
const browserKey = (email: string, { browser, system }: Device) =>
  `browser:${email.toLowerCase()} ${browser} ${system}`

/** Notes that an address is one of the account's own. */
export const noteDevice = (email: string, address: string, { store, clock }: Marks) =>
  store.mark(deviceKey(email, address), clock().getTime() + lifetime)

/** Notes where a sign-in comes from. @returns whether the address or the browser is new */
export async function notePlace(
  { id, email }: Pick<Client, 'id' | 'email'>,
  { address, device }: From,
  dependencies: Marks,
): Promise<boolean> {
  const { clock, store } = dependencies
  const now = clock().getTime()
  const isKnown = await store.isCounted(deviceKey(email, address), now)
  const isKnownBrowser = await store.isCounted(browserKey(email, device), now)
  await noteDevice(email, address, dependencies)
  await store.mark(browserKey(email, device), now + lifetime)
  // The browsers of an account are not known before its first sign-in that is noted.
  return !isKnown || (!isKnownBrowser && (await store.signIns(id)).length > 0)
}

/**
 * Whose tries count together: all of an account, wherever they come from. An address from which the account was signed
 * in to before counts by itself, so that strangers can't shut its owner out.
 */
export async function accountOf(email: string, address: string, { store, clock }: Marks): Promise<string> {
  const isKnown = await store.isCounted(deviceKey(email, address), clock().getTime())
  return isKnown ? `${email} ${address}` : email
}
