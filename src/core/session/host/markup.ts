/**
 * What the markup of a page may set. It may have come from anybody: a comment with HTML in it, a template's mistake. So it
 * changes nothing of these settings that a script has set, and leads nobody who has begun somewhere to another origin.
 */
import { originOf } from '../../page/origin'
import { $token } from '../../server/token'
import { $settings, places, type Settings, setBy } from '../../settings/config'

/** The settings that a script has the last word on, and without one the first element that names them. */
const guarded: readonly string[] = [
  ...places,
  'storage',
  'credentials',
  'passwordEncryption',
  'passphrase',
  'signInWays',
]

/**
 * Whether an element of the page may change a setting now.
 * @param value what it would be
 */
export function isOpenToMarkup(element: Element, name: keyof Settings, value: unknown): boolean {
  if (!guarded.includes(name)) return true
  const by = setBy.get(name)
  if (by === 'script') return false
  const settings = $settings.get()
  const isOthers = by && by !== element
  const isTaken = isOthers && by.isConnected
  const isPlace = places.some((each) => each === name)
  // Of an API, even the element that has named it can't name another one: the page belongs to it.
  const isSettled =
    settings.getToken ||
    (name === 'apiUrl' ? by || $token.get() : isOthers || setBy.get('apiUrl') === 'script')
  if (isPlace ? isSettled && originOf(`${value}`) !== originOf(`${settings[name]}`) : isTaken) return false
  if (!isTaken) setBy.set(name, element)
  return true
}

/** An element has left the page: it decides no more, and nothing here holds it. */
export function leaveSettings(element: Element): void {
  for (const [name, by] of setBy) if (by === element) setBy.set(name, { isConnected: false })
}
