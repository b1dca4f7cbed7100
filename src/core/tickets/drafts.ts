/**
 * Drafts: what a client has written but not sent yet. Each client has drafts of their own.
 *
 * Texts survive a reload, navigation, and the expiry of the session, and so does what is known of their sending.
 * Attachments stay as long as the page is open. A draft is deleted when it is sent, when the client signs out, and when
 * another client signs in.
 *
 * All tabs share the latest words of each draft, and a new tab begins with them. What was written in a tab is that tab's own:
 * it stays, also after a reload, whatever others write. Only when the same words were sent, it goes. Of a draft in which it has
 * written nothing, a tab shows what they share.
 */
import { atom, computed, onMount, type ReadableAtom } from 'nanostores'
import { onReturn, stopAll } from '../page/browser'
import { onOtherTab } from '../page/storage'
import { $hasFiles } from '../server/deploy'
import type { Key } from '../server/idempotency'
import { isTokenInStep } from '../session/check-token'
import { writtenKeys } from '../session/keys/session-keys'
import { $clientId, $session, clientIdOf, type Session } from '../session/session'
import { noteSent, sentAt, wordsOf } from './kept/sent'
import { forgetOwn, keep, readKept } from './kept/texts'

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

type Drafts = Readonly<Record<string, Draft>>

const $drafts = atom<Drafts>({})
/** The id of the client whose drafts these are. It stays when the session expires. */
let owner: string | null = null
/** When this tab has last written or sent each draft of its own, in milliseconds since 1970. */
const writtenAt = new Map<string, number>()

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
  writtenAt.set(name, Date.now())
  put({ ...$drafts.get(), [name]: draft })
  share(name, draft)
}

/** Notes what is known of the sending of a draft. */
export function noteSending(name: string, known: Pick<Draft, 'key' | 'tried'>): void {
  const earlier = $drafts.get()[name]
  if (!earlier) return
  const draft = { ...earlier, ...known }
  // If it can't be sent, it must still be here.
  if (!writtenAt.has(name)) writtenAt.set(name, Date.now())
  put({ ...$drafts.get(), [name]: draft })
  if (isShared(name, draft)) share(name, draft)
}

/** Drops a draft that was sent. */
export function dropDraft(name: string, draft: Draft): void {
  const { [name]: _, ...rest } = $drafts.get()
  if (owner) noteSent(owner, name, draft)
  // What another tab has written there does not come into the form that was just sent.
  writtenAt.set(name, Date.now())
  put(rest)
  if (isShared(name, draft)) share(name, blank)
}

function put(drafts: Drafts): void {
  $drafts.set(drafts)
  $hasFiles.set(Object.values(drafts).some(({ files }) => files.length > 0))
  const written = [...writtenAt].flatMap(([name, at]) => {
    const draft = drafts[name]
    return draft && hasText(draft) ? [[name, { ...textsOf(draft), at }] as const] : []
  })
  keep('own', owner, Object.fromEntries(written))
}

/** Whether a draft is the one that the tabs share. Another tab may have written more under its name: that stays. */
function isShared(name: string, draft: Draft): boolean {
  const kept = readKept('shared', owner)[name]
  return kept !== undefined && wordsOf(kept) === wordsOf(draft)
}

/** Whether another tab has sent the same, and nobody knows yet whether it has arrived. */
export function isTriedElsewhere(name: string, { files, tried, ...words }: Draft): boolean {
  const kept = readKept('shared', owner)[name]
  return kept?.tried !== undefined && !tried && files.length === 0 && wordsOf(kept) === wordsOf(words)
}

/** Shares the texts of one draft. Other tabs share drafts under the same key: theirs stay as they are. */
function share(name: string, draft: Draft): void {
  const { [name]: _, ...others } = readKept('shared', owner)
  keep('shared', owner, hasText(draft) ? { ...others, [name]: textsOf(draft) } : others)
}

const hasText = ({ subject, message }: Draft) => subject !== '' || message !== ''
const textsOf = ({ files: _, ...texts }: Draft) => texts

$session.subscribe((session: Session) => {
  const client = 'client' in session ? session.client : null
  if (client && clientIdOf(client) !== owner) take(clientIdOf(client))
  else if (client) follow()
  else if (session.status === 'signed-out') {
    forgetOwn()
    // After an expiry, the client is likely to sign in again. Delete the drafts only after a sign-out.
    if (session.reason !== 'user' && session.reason !== 'other-tab') return
    owner = null
    writtenAt.clear()
    put({})
  }
})

/** Loads the stored drafts of a client. When there are none, deletes those of another client. */
function take(clientId: string): void {
  owner = clientId
  writtenAt.clear()
  const [shared, own] = [readKept('shared', owner), readKept('own', owner)]
  for (const [name, { at = 0 }] of Object.entries(own)) writtenAt.set(name, at)
  if (Object.keys(shared).length === 0) keep('shared', owner, {})
  const all = Object.entries({ ...shared, ...own })
  put(Object.fromEntries(all.map(([name, { at: _, ...texts }]) => [name, { ...blank, ...texts }])))
  follow()
}

/** Takes over what other tabs have written and sent, since this one has looked. */
function follow(): void {
  if (!owner || $clientId.get() !== owner) return
  const shared = readKept('shared', owner)
  const drafts = { ...$drafts.get() }
  for (const name of Object.keys({ ...drafts, ...shared })) {
    const [draft, texts] = [drafts[name], shared[name]]
    if (draft && sentAt(owner, name, draft) >= (writtenAt.get(name) ?? 0)) writtenAt.delete(name)
    if (writtenAt.has(name)) {
      // It is not lost with this tab, though another draft of its name was sent.
      if (draft && !texts) share(name, draft)
    } else if (!texts) delete drafts[name]
    else {
      const known = draft && wordsOf(texts) === wordsOf(draft) ? draft : undefined
      // Whether it has arrived is for the tab to see that has sent it.
      if (!known || known.key?.key !== texts.key?.key)
        drafts[name] = { ...blank, ...texts, tried: known?.tried }
    }
  }
  put(drafts)
}

/** Follows if the session has followed: the other tab may have signed the client out. What was written must not come back then. */
const followInStep = () => isTokenInStep() && follow()

// As long as a form shows a draft.
onMount($drafts, () => {
  followInStep()
  // The session hears of it by the same event.
  const catchUp = () => setTimeout(followInStep)
  const { shared, own, sent } = writtenKeys
  const isOfDrafts = (key: string | null) => [null, shared, own, sent].some((each) => each === key)
  return stopAll([onReturn(catchUp), onOtherTab((key) => isOfDrafts(key) && catchUp())])
})
