/** Path patterns with placeholders such as `{serviceId}`, for routes and endpoints. */
import { ownField } from '../page/is-record'
import { decoded } from '../page/safe-path'
import { visible } from '../text/visible'

export type PathParams = Readonly<Record<string, string>>

const place = /\{(\w+)\}/g

/** `.` and `..` would lead to something else, and half a character (a lone surrogate) can't be encoded. */
export const canStand = (value: string) =>
  value !== '' && value !== '.' && value !== '..' && !/\p{Surrogate}/u.test(value)

/**
 * Fills the placeholders of a pattern with percent-encoded values.
 * @throws RangeError when a value is missing, or can't stand in a path as `canStand()` says.
 */
export function fillPattern(pattern: string, params: PathParams): string {
  return pattern.replace(place, (_, name: string) => {
    const value = String(ownField(params, name) ?? '')
    if (!canStand(value)) throw new RangeError(`"${value}" can't stand for {${name}}.`)
    return encodeURIComponent(value)
  })
}

/**
 * The values in a path at the placeholders of a pattern; `null` when the path does not match the pattern. It reads the
 * path once, from its end: a regular expression of several placeholders would try every way to cut a long path. Values
 * are without characters that nobody sees: an address is copied with those around it.
 */
export function matchPattern(pattern: string, path: string): PathParams | null {
  // A text, a name, a text, a name, …, a text: `/a/{id}` gives `/a/`, `id` and an empty text.
  const parts = pattern.split(place)
  const last = parts.pop() ?? ''
  if (!path.endsWith(last)) return null
  let end = path.length - last.length
  const values: [string, string][] = []
  while (parts.length > 0) {
    const name = parts.pop() ?? ''
    const text = parts.pop() ?? ''
    // A value has one character or more.
    const start = parts.length > 0 ? path.lastIndexOf(text, end - text.length - 1) : 0
    const value = path.slice(start + text.length, end)
    const isThere = start >= 0 && path.slice(start, start + text.length) === text
    if (!isThere || value.includes('/')) return null
    values.unshift([name, visible(decoded(value))])
    end = start
  }
  // `fillPattern()` rejects the same values, so no link to such a path exists.
  return end === 0 && values.every(([, value]) => canStand(value)) ? Object.fromEntries(values) : null
}
