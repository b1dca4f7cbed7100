/** Sends what a client has decided, once, and lets nothing wait for it any more. */

import { refreshed } from '../data/asking/refreshed'
import type { ResourceStore } from '../data/state'
import { tellOwnNews } from '../live/own-news'
import { noteAnswered } from '../notifications/seen'
import { type AskedApproval, isApproved, recordOf } from '../projects/approvals'
import { milestonesOf } from '../projects/milestones'
import { updatesOf } from '../projects/updates'
import * as api from '../server/api/projects'
import { ApiError } from '../server/api-error'
import { keyFor } from '../server/idempotency'
import { loadForAction } from '../server/load-code'
import { isOffered, noteLacking } from '../server/optional'
import type { Approval, ApprovalRecord, Decided, Project } from '../server/schema'
import { approvalRecordShape } from '../server/schema/entities/project'
import { carryLeftOut, leftOutOf, reader } from '../server/schema/read'
import { changeDraft, draftOf, dropDraft } from '../tickets/drafts'
import { senderOf } from '../tickets/sending'
import type { replyAbout } from './by-ticket'
import { seenFiles } from './seen-files'
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

interface Unsent {
  is: 'lacking'
  files: Decided['files']
  project: Project
  /** The code that answers by a ticket: few servers need it. */
  reply: typeof replyAbout
}

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
  const sender = senderOf(name)
  const before = sender.$sending.get()
  const isAnswer = before.status === 'asking' && before.about === draftOf(name).get()
  const answer = await sender.send(async ({ signal }): Promise<Outcome | Unsent> => {
    const files = await seenFiles(asked.files)
    signal.throwIfAborted()
    const host = tellHost(files)
    if (host.outcome) return settle(asked, withOwnRecord(asked.approval, await host.outcome))
    if (host.isTaken) return { is: 'taken' }
    const outcome = isOffered('approve') ? await send(asked, { ...choice, files }, signal) : undefined
    if (outcome) return outcome
    const { replyAbout: reply } = await loadForAction(() => import('./by-ticket'))
    return { is: 'lacking', files, reply, project: await api.service(asked.projectId, { signal }) }
  })
  if (answer?.is !== 'lacking') {
    if (answer && answer.is !== 'changed' && answer.is !== 'taken') dropDraft(name, draftOf(name).get())
    return answer
  }
  // Whether to send it again was asked before: this press says that the client wants to.
  if (isAnswer) sender.ask(draftOf(name).get(), before.since)
  const ticketId = await answer.reply(name, asked, choice, answer)
  if (ticketId === null) return null
  noteSettled(asked)
  return { is: 'replied', ticketId }
}

/** @returns `undefined` where the server turns out to lack the call */
async function send(
  asked: AskedApproval,
  sent: Omit<Decided, 'approvalId' | 'version'>,
  signal: AbortSignal,
): Promise<Outcome | undefined> {
  const { projectId, approval } = asked
  const name = approvalDraft(asked)
  const json = { approvalId: approval.id, version: approval.version ?? '', ...sent }
  const key = keyFor(json, [draftOf(name).get().key])
  changeDraft(name, { key })
  try {
    return settle(asked, await api.approve(projectId, json, { signal, key: key?.key }))
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0
    const isUnknown = [404, 405, 501].includes(status)
    if (!isUnknown && status !== 409) throw error
    // A server also says 404 of an approval that is there no more, and 409 of one that was decided, or has another version.
    const latest = await askAgain(asked)
    if (!latest.isKnown) throw error
    const record = latest.approval && recordOf(latest.approval)
    if (record)
      return isOwnRecord(record) && isApproved(record) === isApproved(sent)
        ? settle(asked, latest.approval)
        : { is: 'late', record }
    if (latest.approval?.version !== approval.version || !latest.approval) return { is: 'changed' }
    if (!isUnknown) throw error
    noteLacking('approve')
    return undefined
  }
}

type Row = { approval?: Approval | undefined }

const storeOf = ({ by, projectId }: AskedApproval): ResourceStore<Row[]> =>
  by === 'update' ? updatesOf(projectId) : milestonesOf(projectId)

const isAbout = ({ approval }: AskedApproval, row: Row) => row.approval?.id === approval.id

/** Puts what is on record now in the place of what waited, and asks for all that may show it. */
function settle(asked: AskedApproval, approval: Approval | undefined): Outcome {
  const store = storeOf(asked)
  const resource = store.get()
  if (approval && resource.status === 'ready') {
    const rows = resource.data.map((row) => {
      if (!isAbout(asked, row)) return row
      const decided = { ...row, approval }
      if (leftOutOf(row) > 0) carryLeftOut(decided, row)
      return decided
    })
    carryLeftOut(rows, resource.data)
    store.replace(rows)
  }
  noteSettled(asked)
  tellOwnNews([`service/${asked.projectId}/`, 'services/'])
  return { is: 'recorded', record: approval && recordOf(approval) }
}

/** The bell rings no more for what is settled. */
function noteSettled({ by, projectId, date }: AskedApproval): void {
  if (by === 'update') noteAnswered({ route: 'projectUpdates', params: { serviceId: projectId } }, date)
}

/** What the server says of it now. */
async function askAgain(
  asked: AskedApproval,
): Promise<{ isKnown: boolean; approval?: Approval | undefined }> {
  const store = storeOf(asked)
  const before = store.get()
  await refreshed(store)
  const resource = store.get()
  if (resource === before || resource.status !== 'ready' || resource.failure) return { isKnown: false }
  return { isKnown: true, approval: resource.data.find((row) => isAbout(asked, row))?.approval }
}

const readRecord = reader(approvalRecordShape)

/** The approval with what a host has recorded itself; `undefined` where it gives nothing that can be read. */
function withOwnRecord(approval: Approval, given: unknown): Approval | undefined {
  const { version } = approval
  const record = readRecord(given)
  return record && { ...approval, records: [...approval.records, { ...record, ...(version && { version }) }] }
}
