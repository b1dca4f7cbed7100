/**
 * Drafts: what a client has written but not sent yet. Each client has drafts of their own.
 *
 * Texts survive a reload, navigation, and the expiry of the session. Attachments stay as long as the page is
 * open. A draft is deleted when it is sent, when the client signs out, and when another client signs in.
 */
import { atom, computed, type ReadableAtom } from 'nanostores'
import { isRecord } from '../page/is-record'
import { parseJson } from '../page/parse-json'
import { openStorage } from '../page/storage'
import { $hasFiles } from '../server/deploy'
import { reader } from '../server/schema/read'
import { type Described, shape } from '../server/schema/shape'
import { $session, clientIdOf, draftsKey, type Session } from '../session/session'
import { $settings } from '../settings/config'

export interface Draft {
  subject: string
  message: string
  /** The `_id` of the project that a new ticket is about; empty for none. */
  projectId: string
  files: readonly File[]
}

const blank: Draft = { subject: '', message: '', projectId: '', files: [] }

const $drafts = atom<Readonly<Record<string, Draft>>>({})
$drafts.listen((drafts) => $hasFiles.set(Object.values(drafts).some(({ files }) => files.length > 0)))
/** The id of the client whose drafts these are. It stays when the session expires. */
let owner: string | null = null

const textsShape = shape({ subject: 'text', message: 'text', projectId: 'text' })
const readTexts = reader(textsShape)

interface Kept {
  clientId: string
  texts: Record<string, Described<typeof textsShape>>
}

const stores = new Map<string, ReadableAtom<Draft>>()

/** A draft, by its name: `ticket/TKT-1`. It is blank until it is written. */
export function draftOf(name: string): ReadableAtom<Draft> {
  const store = stores.get(name) ?? computed($drafts, (drafts) => drafts[name] ?? blank)
  stores.set(name, store)
  return store
}

/** Whether a draft has content that a client would not want to lose. */
export const isUnsent = ({ subject, message, files }: Omit<Draft, 'projectId'>) =>
  subject.trim() !== '' || message.trim() !== '' || files.length > 0

/** Changes a draft, and stores its texts at once. */
export function changeDraft(name: string, changes: Partial<Draft>): void {
  const draft = { ...($drafts.get()[name] ?? blank), ...changes }
  $drafts.set({ ...$drafts.get(), [name]: draft })
  keep(name, draft)
}

/** Drops a draft that was sent. In storage, another tab may have written more under its name: that stays. */
export function dropDraft(name: string, { subject, message }: Draft): void {
  const { [name]: _, ...rest } = $drafts.get()
  $drafts.set(rest)
  const kept = owner ? readKept(owner).texts[name] : undefined
  if (kept?.subject === subject && kept.message === message) keep(name, blank)
}

/** Stores the texts of one draft. Other tabs store drafts under the same key: theirs stay as they are. */
function keep(name: string, { subject, message, projectId }: Draft): void {
  if (!owner) return
  const { [name]: _, ...others } = readKept(owner).texts
  const texts = subject || message ? { ...others, [name]: { subject, message, projectId } } : others
  write(Object.keys(texts).length > 0 ? { clientId: owner, texts } : null)
}

/** The stored drafts of a client; none when storage holds those of another client, or can't be read. */
function readKept(clientId: string): Kept {
  const kept = parseJson(storage().get(draftsKey))
  const rows = isRecord(kept) && kept.clientId === clientId && isRecord(kept.texts) ? kept.texts : {}
  const texts = Object.entries(rows).flatMap(([name, row]) => {
    const draft = readTexts(row)
    return draft ? [[name, draft] as const] : []
  })
  return { clientId, texts: Object.fromEntries(texts) }
}

const storage = () => openStorage($settings.get().storage)
const write = (kept: Kept | null) => storage().set(draftsKey, kept && JSON.stringify(kept))

$session.subscribe((session: Session) => {
  const client = 'client' in session ? session.client : null
  if (client && clientIdOf(client) !== owner) take(clientIdOf(client))
  // After an expiry, the client is likely to sign in again. Delete the drafts only after a sign-out.
  else if (session.status === 'signed-out' && (session.reason === 'user' || session.reason === 'other-tab')) {
    owner = null
    $drafts.set({})
  }
})

/** Loads the stored drafts of a client. When there are none, deletes those of another client. */
function take(clientId: string): void {
  owner = clientId
  const kept = readKept(clientId)
  $drafts.set(
    Object.fromEntries(Object.entries(kept.texts).map(([name, texts]) => [name, { ...blank, ...texts }])),
  )
  if (Object.keys(kept.texts).length === 0) write(null)
}
