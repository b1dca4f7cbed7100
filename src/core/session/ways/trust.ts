/**
 * Browsers that a client trusts: there, the server asks for no second step for a while. What it gave for that is kept only where
 * the session itself is kept for later visits, and outlasts a "Log out".
 */
import { parseJson, toJson } from '../../page/json'
import { originOf } from '../../page/origin'
import { openStorage } from '../../page/storage'
import { reader } from '../../server/schema/read'
import { $settings } from '../../settings/config'
import { digest } from '../../text/hash'
import { $session } from '../session'

const key = 'client-portal:trust'
/** How many clients of one browser it is kept for. */
const most = 5

const readKept = reader([{ api: 'id', who: 'id', token: 'id' }])

const isAllowed = () => {
  const { storage, getToken } = $settings.get()
  return storage === 'local' && !getToken
}

/** Whether this browser can be trusted at all. */
export const canTrustBrowser = (): boolean => isAllowed() && !openStorage('local').isMemory

const kept = () => (isAllowed() && readKept(parseJson(openStorage('local').get(key)))) || []

/** How an address is named here: by a hash. */
export const nameOfAddress = (email: string): string => email && digest(email.toLowerCase())

const api = () => originOf($settings.get().apiUrl) ?? ''

/**
 * What a sign-in sends to leave the second step out. Who is signed in, and does it once more, makes each step.
 * @param who The name of the client's address.
 */
export const trustOf = (who: string): string | undefined =>
  $session.get().status === 'signed-in'
    ? undefined
    : kept().find((each) => each.who === who && each.api === api())?.token

export function keepTrust(who: string, token: string): void {
  if (!isAllowed() || !who) return
  const others = kept().filter((each) => each.who !== who || each.api !== api())
  openStorage('local').set(key, toJson([{ api: api(), who, token }, ...others].slice(0, most)))
}
