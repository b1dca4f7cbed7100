/** Path patterns with placeholders such as `{serviceId}`, for routes and endpoints. */

export type PathParams = Readonly<Record<string, string>>

const place = /\{(\w+)\}/g

/**
 * Whether a value can stand at a place. `.` and `..` would lead to something else, and half a character (a lone
 * surrogate) can't be encoded.
 */
export const canStand = (value: string) =>
  value !== '' && value !== '.' && value !== '..' && !/\p{Surrogate}/u.test(value)

/**
 * Fills the placeholders of a pattern with percent-encoded values.
 * @throws RangeError when a value is missing, or can't stand in a path as `canStand()` says.
 */
export function fillPattern(pattern: string, params: PathParams): string {
  return pattern.replace(place, (_, name: string) => {
    const value = params[name] ?? ''
    if (!canStand(value)) throw new RangeError(`"${value}" can't stand for {${name}}.`)
    return encodeURIComponent(value)
  })
}

/** The values in a path at the placeholders of a pattern; `null` when the path does not match the pattern. */
export function matchPattern(pattern: string, path: string): PathParams | null {
  const names = Array.from(pattern.matchAll(place), ([, name = '']) => name)
  const shape = pattern.split(place).map((part, index) => (index % 2 ? '([^/]+)' : escapeText(part)))
  const values = new RegExp(`^${shape.join('')}$`).exec(path)?.slice(1).map(decodeText)
  // `fillPattern()` rejects the same values, so no link to such a path exists.
  if (!values?.every(canStand)) return null
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']))
}

const escapeText = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Decodes percent-encoding. A malformed `%` must not cause an error: the text then stays as it is. */
function decodeText(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
