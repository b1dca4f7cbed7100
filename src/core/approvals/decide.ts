/** Sends what a client has decided, once, and lets nothing wait for it any more. */

import { refreshed } from '../data/asking/refreshed'
import { type AskedApproval, isApproved } from '../projects/approvals'
import * as api from '../server/api/projects'
import { ApiError } from '../server/api-error'
import { keyFor } from '../server/idempotency'
import { loadForAction } from '../server/load-code'
import { isOffered, noteLacking } from '../server/optional'
import type { Approval, ApprovalRecord, Decided } from '../server/schema'
import type { SendOptions } from '../server/sending'
import { changeDraft, draftOf, dropDraft } from '../tickets/drafts'
import { asks, senderOf } from '../tickets/sending'
import { fitting } from './fitting'
import { forgetFiles, seenFiles } from './seen-files'
import { isAbout, noteSettled, recordAsked, settle, storeOf, withOwnRecord } from './settle'
import { isOwnRecord } from './words'

export type Choice = Pick<Decided, 'decision' | 'words'>

/** The name of the draft of what a client writes about it, and of its sender. */
export const approvalDraft = ({ projectId, approval }: AskedApproval) =>
  `approval/${projectId}/${approval.id}`

/** What has become of a decision. */
export type Outcome =
  /** There is no record where a host gives none. */
  | { is: 'recorded'; record: ApprovalRecord | undefined }
  /** Somebody else has decided about it before. */
  | { is: 'late'; record: ApprovalRecord }
  /** There is another version: the client has yet to decide. */
  | { is: 'changed' }
  /** A ticket was raised; its id is '' when the server doesn't name it. */
  | { is: 'replied'; ticketId: string }
  /** The host has taken it over, and says no more. */
  | { is: 'taken' }

/** Tells the host what is about to be sent. It may take over, and may give what comes of it. */
export type TellHost = (files: Decided['files']) => { isTaken: boolean; outcome?: Promise<unknown> }

type Sent = Omit<Decided, 'approvalId' | 'version'>

/**
 * Where the server has no such call, it goes into a ticket. Never throws: what is wrong is told by the sender of the draft, and
 * the same can be sent again, by the same key.
 * @returns `null` when nothing was sent, or nobody knows.
 */
export async function decide(
  asked: AskedApproval,
  choice: Choice,
  tellHost: TellHost,
): Promise<Outcome | null> {
  const name = approvalDraft(asked)
  const draft = draftOf(name)
  // A ticket would stand there twice. There is one record, however often it is sent.
  if (!isOffered('approve') && asks(name, draft.get())) return null
  const outcome = await senderOf(name).send(async (options): Promise<Outcome> => {
    const { signal } = options
    const files = await seenFiles(asked, signal)
    if (!files) {
      storeOf(asked).refresh()
      return { is: 'changed' }
    }
    const sent = { ...choice, files }
    const host = tellHost(files)
    if (host.outcome) {
      // Nothing is sent, which a second try would have to repeat.
      forgetFiles(asked)
      const given = await host.outcome
      // Meanwhile, the client may have cancelled, or signed out.
      signal.throwIfAborted()
      return { is: 'recorded', record: settle(asked, withOwnRecord(asked.approval, given, sent)) }
    }
    if (host.isTaken) return { is: 'taken' }
    const outcome = isOffered('approve') ? await send(asked, sent, signal) : undefined
    return outcome ?? reply(asked, sent, options)
  })
  if (outcome) forgetFiles(asked)
  // The words of another decision were not sent: they stay for the next version.
  if (outcome?.is === 'recorded' || outcome?.is === 'replied') dropDraft(name, draft.get())
  return outcome
}

/** @returns `undefined` where the server turns out to lack the call */
async function send(asked: AskedApproval, sent: Sent, signal: AbortSignal): Promise<Outcome | undefined> {
  const { projectId, approval } = asked
  const name = approvalDraft(asked)
  const version = approval.version ?? ''
  const json = { approvalId: approval.id, version, ...sent, files: fitting(sent.files) }
  const key = keyFor(json, [draftOf(name).get().key])
  changeDraft(name, { key })
  try {
    const answer = await api.approve(projectId, json, { signal, key: key?.key })
    return { is: 'recorded', record: settle(asked, answer) }
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0
    const isUnknown = [404, 405, 501].includes(status)
    if (!isUnknown && status !== 409) throw error
    // A server also says 404 of an approval that is there no more, and 409 of one that was decided, or has another version.
    const { isKnown, latest } = await askAgain(asked)
    signal.throwIfAborted()
    if (!isKnown) throw error
    const record = latest && recordAsked(asked, latest)
    if (record && isSame(record, sent)) return { is: 'recorded', record: settle(asked, latest) }
    if (!latest || (latest.version ?? '') !== version) return { is: 'changed' }
    if (record) return { is: 'late', record }
    if (!isUnknown) throw error
    noteLacking('approve')
    return undefined
  }
}

/** Whether a record is what was just sent, of which no answer came: not what the same person has decided in another tab. */
const isSame = (record: ApprovalRecord, sent: Sent): boolean =>
  isOwnRecord(record) &&
  isApproved(record) === isApproved(sent) &&
  onOneLine(record.words ?? '') === onOneLine(sent.words)

/** A server may write line breaks otherwise, and cut off what is blank. */
const onOneLine = (words: string) => words.replace(/\s+/g, ' ').trim()

/** What the server says of it now. */
async function askAgain(asked: AskedApproval): Promise<{ isKnown: boolean; latest?: Approval | undefined }> {
  const store = storeOf(asked)
  const before = store.get()
  await refreshed(store)
  const resource = store.get()
  if (resource.status !== 'ready' || resource.failure) return { isKnown: false }
  if (before.status === 'ready' && before.data === resource.data) return { isKnown: false }
  return { isKnown: true, latest: resource.data.find((row) => isAbout(asked, row))?.approval }
}

/** Few servers need the code that answers by a ticket. */
async function reply(asked: AskedApproval, sent: Sent, options: SendOptions): Promise<Outcome> {
  const { signal } = options
  const { replyAbout } = await loadForAction(() => import('./by-ticket'))
  const project = await api.service(asked.projectId, { signal })
  const ticketId = await replyAbout(approvalDraft(asked), asked, sent, project, options)
  noteSettled(asked)
  return { is: 'replied', ticketId }
}
