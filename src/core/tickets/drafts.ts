/**
 * What is being written and not sent yet, per client. Texts survive reload, navigation and expiry; attachments
 * stay as long as the page does. All of it is gone once it is sent, once the client signs out, and once another
 * client signs in.
 */
import { atom, computed, type ReadableAtom } from 'nanostores'
import * as v from 'valibot'
import { openStorage } from '../page/browser'
import { $session, clientIdOf, draftsKey, type Session } from '../session/session'
import { $settings } from '../settings/config'

export interface Draft {
  subject: string
  message: string
  files: readonly File[]
}

const blank: Draft = { subject: '', message: '', files: [] }

const $drafts = atom<Readonly<Record<string, Draft>>>({})
/** Whose drafts these are: an expired session's still are. */
let owner: string | null = null

const text = v.object({ subject: v.string(), message: v.string() })
const keptSchema = v.object({ clientId: v.string(), texts: v.record(v.string(), text) })
type Kept = v.InferOutput<typeof keptSchema>

const stores = new Map<string, ReadableAtom<Draft>>()

/** A draft, by what it is for: `ticket/TKT-1`. */
export function draftOf(name: string): ReadableAtom<Draft> {
  const store = stores.get(name) ?? computed($drafts, (drafts) => drafts[name] ?? blank)
  stores.set(name, store)
  return store
}

/** Whether there is something in it that a client would not want to lose. */
export const isUnsent = ({ subject, message, files }: Draft) =>
  subject.trim() !== '' || message.trim() !== '' || files.length > 0

/** Writes on a draft; its texts are kept at once. */
export function changeDraft(name: string, changes: Partial<Draft>): void {
  const draft = { ...($drafts.get()[name] ?? blank), ...changes }
  $drafts.set({ ...$drafts.get(), [name]: draft })
  keep(name, draft)
}

/** The draft was sent, or is not wanted any more. */
export function dropDraft(name: string): void {
  const { [name]: _, ...rest } = $drafts.get()
  $drafts.set(rest)
  keep(name, blank)
}

/** Other tabs keep drafts in the same place: only this one's is written. */
function keep(name: string, { subject, message }: Draft): void {
  if (!owner) return
  const { [name]: _, ...others } = readKept(owner).texts
  const texts = subject || message ? { ...others, [name]: { subject, message } } : others
  write(Object.keys(texts).length > 0 ? { clientId: owner, texts } : null)
}

/** What storage has of a client; nothing where it has another client's, or something unreadable. */
function readKept(clientId: string): Kept {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), keptSchema), storage().get(draftsKey))
  return read.success && read.output.clientId === clientId ? read.output : { clientId, texts: {} }
}

const storage = () => openStorage($settings.get().storage)
const write = (kept: Kept | null) => storage().set(draftsKey, kept && JSON.stringify(kept))

$session.subscribe((session: Session) => {
  const client = 'client' in session ? session.client : null
  if (client && clientIdOf(client) !== owner) take(clientIdOf(client))
  // A session that ended by itself is likely to go on: only who leaves takes the drafts along.
  else if (session.status === 'signed-out' && (session.reason === 'user' || session.reason === 'other-tab')) {
    owner = null
    $drafts.set({})
  }
})

function take(clientId: string): void {
  owner = clientId
  const kept = readKept(clientId)
  $drafts.set(
    Object.fromEntries(Object.entries(kept.texts).map(([name, texts]) => [name, { ...blank, ...texts }])),
  )
  if (Object.keys(kept.texts).length === 0) write(null)
}
