/** Path patterns write their places as `{serviceId}`, in routes and endpoints alike. */

export type PathParams = Readonly<Record<string, string>>

const place = /\{(\w+)\}/g

const canStand = (value: string) => value !== '' && value !== '.' && value !== '..'

/**
 * Fills a pattern's places with percent-encoded values.
 * @throws RangeError for a value that is missing, empty, `.` or `..`: those would address something else.
 */
export function fillPattern(pattern: string, params: PathParams): string {
  return pattern.replace(place, (_, name: string) => {
    const value = params[name] ?? ''
    if (!canStand(value)) throw new RangeError(`"${value}" can't stand for {${name}}.`)
    return encodeURIComponent(value)
  })
}

/** The values that stand in a path at the pattern's places; `null` when the path is another one. */
export function matchPattern(pattern: string, path: string): PathParams | null {
  const names = Array.from(pattern.matchAll(place), ([, name = '']) => name)
  const shape = pattern.split(place).map((part, index) => (index % 2 ? '([^/]+)' : escapeText(part)))
  const values = new RegExp(`^${shape.join('')}$`).exec(path)?.slice(1).map(decodeText)
  // What can't be filled in can't be found, either: a link to it could not be made.
  if (!values?.every(canStand)) return null
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']))
}

const escapeText = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A malformed `%` in an address is not worth a crash: the text stands as it came. */
function decodeText(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
