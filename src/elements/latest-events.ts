/**
 * Keeps the last of the events that tell how things are: those whose names end in `-change`. A listener that comes late,
 * as React's do in pages from a server, is told them again.
 */

/** Elements and listeners may come from two copies of the library, so the key is one for the page. */
const key = Symbol.for('client-portal-elements.latest')

/** The last detail of each event, by name. */
type Details = Record<string, unknown>

/** Keeps the detail of an event that an element raises. With the client, what was told of the client's things is gone. */
export function keepLatest(element: Element & { [key]?: Details }, name: string, detail: unknown): void {
  const hasLeft = Object(detail).state === 'signed-out'
  if (name.endsWith('-change')) element[key] = { ...(!hasLeft && element[key]), [name]: detail }
}

/** Raises the last events of an element again, for its own listeners alone. */
export function repeatLatest(element: Element & { [key]?: Details }): void {
  for (const [name, detail] of Object.entries(element[key] ?? {})) {
    element.dispatchEvent(new CustomEvent(name, { detail }))
  }
}
