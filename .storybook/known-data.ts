/** Collects the data that a story may show besides the portal's texts: received, configured and sent data. */
import { $settings } from '../src/core/index'

const known = new Set<string>()

/** Returns a `fetch` for a story that collects all data of its requests and answers. */
export function noteData(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    note(init?.body instanceof FormData ? Array.from(init.body.values()) : parse(String(init?.body ?? '')))
    const answer = await fetch(input, init)
    // The stream of news never ends, and has nothing that is shown.
    const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream')
    if (!isStream) note(parse(await answer.clone().text()))
    return answer
  }
}

/** All collected data, and `more`, in one text, in which other texts can be looked up. */
export function knownData(more: unknown): string {
  const { messages: _, ...settings } = $settings.get()
  note([settings, more])
  return Array.from(known).join('\n')
}

function note(value: unknown): void {
  if (typeof value === 'string') known.add(spaced(value)).add(spaced(decode(value)))
  else if (typeof value === 'number') known.add(String(value))
  else if (value instanceof File) known.add(value.name)
  else if (Array.isArray(value)) for (const each of value) note(each)
  else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) note(each)
}

/** A text as it is drawn: with one space between words. */
export const spaced = (text: string) => text.replace(/\s+/g, ' ').trim()

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function decode(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
