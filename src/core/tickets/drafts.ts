/**
 * Drafts: what a client has written but not sent yet. Each client has drafts of their own.
 *
 * Texts survive a reload, navigation, and the expiry of the session, and so does what is known of their sending.
 * Attachments stay as long as the page is open. A draft is deleted when it is sent, when the client signs out, and when
 * another client signs in.
 */
import { atom, computed, type ReadableAtom } from 'nanostores'
import { isRecord } from '../page/is-record'
import { parseJson, toJson } from '../page/json'
import { openStorage } from '../page/storage'
import { $hasFiles } from '../server/deploy'
import type { Key } from '../server/idempotency'
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
  /** The key by which it was sent last. Without an answer, the same content is sent again by the same key. */
  key?: Key | undefined
  /** It was sent as it is now, and nobody knows whether it has arrived. */
  tried?: Tried | undefined
}

interface Tried {
  /** How many like it stood there already. */
  before: number
  /** How many files were sent with it. After a reload, the draft has none. */
  files: number
}

const blank: Draft = { subject: '', message: '', projectId: '', files: [] }

const $drafts = atom<Readonly<Record<string, Draft>>>({})
$drafts.listen((drafts) => $hasFiles.set(Object.values(drafts).some(({ files }) => files.length > 0)))
/** The id of the client whose drafts these are. It stays when the session expires. */
let owner: string | null = null

const textsShape = shape({
  subject: 'text',
  message: 'text',
  projectId: 'text',
  'key?': { content: 'text', key: 'text' },
  'tried?': { before: 'number', files: 'number' },
})
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
export const isUnsent = ({ subject, message, files }: Pick<Draft, 'subject' | 'message' | 'files'>) =>
  subject.trim() !== '' || message.trim() !== '' || files.length > 0

/** Changes a draft, and stores its texts at once. It is another one now than what was sent. */
export function changeDraft(name: string, changes: Partial<Draft>): void {
  const draft = { ...($drafts.get()[name] ?? blank), ...changes, tried: undefined }
  $drafts.set({ ...$drafts.get(), [name]: draft })
  keep(name, draft)
}

/** Notes what is known of the sending of a draft. */
export function noteSending(name: string, known: Pick<Draft, 'key' | 'tried'>): void {
  const earlier = $drafts.get()[name]
  if (!earlier) return
  const draft = { ...earlier, ...known }
  $drafts.set({ ...$drafts.get(), [name]: draft })
  if (isKept(name, draft)) keep(name, draft)
}

/** Drops a draft that was sent. */
export function dropDraft(name: string, draft: Draft): void {
  const { [name]: _, ...rest } = $drafts.get()
  $drafts.set(rest)
  if (isKept(name, draft)) keep(name, blank)
}

/** Whether a draft is the one in storage. Another tab may have written more under its name: that stays. */
function isKept(name: string, { subject, message }: Draft): boolean {
  const kept = owner ? readKept(owner).texts[name] : undefined
  return kept?.subject === subject && kept.message === message
}

/** Stores the texts of one draft. Other tabs store drafts under the same key: theirs stay as they are. */
function keep(name: string, { subject, message, projectId, key, tried }: Draft): void {
  if (!owner) return
  const { [name]: _, ...others } = readKept(owner).texts
  const texts =
    subject || message ? { ...others, [name]: { subject, message, projectId, key, tried } } : others
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
const write = (kept: Kept | null) => storage().set(draftsKey, kept && toJson(kept))

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
