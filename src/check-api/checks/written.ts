/** What the calls that write send, and whether it comes back as it was sent. */
import { randomUUID } from 'node:crypto'
import { fails } from '../row'

export const note = 'check-api: please ignore this.'
/** Of two, three and four bytes in UTF-8. */
export const foreign = '– ü 日本 🙂'
/** Tells what this run writes from what an earlier one has left behind. */
export const mark = randomUUID().slice(0, 8)

/** The thing that has a text as it was sent, or the one whose text is only its beginning: the rest came back otherwise. */
export function findByText<Thing>(things: readonly Thing[], text: string, of: (thing: Thing) => string) {
  const whole = things.find((thing) => of(thing).trim().startsWith(text))
  const spoiled = things.find((thing) =>
    of(thing)
      .trim()
      .startsWith(text.slice(0, text.indexOf(foreign))),
  )
  return { found: whole ?? spoiled, isSpoiled: !whole && spoiled !== undefined }
}

/** What a row says of a text that did not come back as it was sent. */
export const broken = (what: string, sent: string, read: string) =>
  fails(
    `${what} comes back as "${read.slice(0, 80)}", and was "${sent}": keep it as it came, in UTF-8`,
    'calls.md#what-clients-write',
  )

export const fileOf = (name: string, content: BlobPart = note) =>
  new File([content], name, { type: 'text/plain' })

export function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
