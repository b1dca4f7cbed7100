/** What follows here from a decision: what is on record takes the place of what waited. */
import type { ResourceStore } from '../data/state'
import { tellOwnNews } from '../live/own-news'
import { noteAnswered } from '../notifications/seen'
import { type AskedApproval, recordOf, waits } from '../projects/approvals'
import { milestonesOf } from '../projects/milestones'
import { updatesOf } from '../projects/updates'
import type { Approval, ApprovalRecord, Decided } from '../server/schema'
import { approvalRecordShape } from '../server/schema/entities/project'
import { carryLeftOut, leftOutOf, reader } from '../server/schema/read'

type Row = { approval?: Approval | undefined }

/** What asks for it. */
export const storeOf = ({ by, projectId }: AskedApproval): ResourceStore<Row[]> =>
  by === 'update' ? updatesOf(projectId) : milestonesOf(projectId)

export const isAbout = ({ approval }: AskedApproval, row: Row) => row.approval?.id === approval.id

/** The record about the version that the client was asked about. By now, there may be a later one. */
export const recordAsked = ({ approval }: AskedApproval, latest: Approval): ApprovalRecord | undefined =>
  recordOf({ ...latest, version: approval.version ?? '' })

/**
 * Puts what is on record in the place of what waited, and asks for all that may show it.
 * @param answer What has come of the decision. Without a record of it, asking anew has to do.
 * @returns the record
 */
export function settle(asked: AskedApproval, answer: Approval | undefined): ApprovalRecord | undefined {
  const approval = answer?.id === asked.approval.id ? answer : undefined
  const record = approval && recordAsked(asked, approval)
  if (approval && record) put(asked, approval)
  if (!waits(approval)) noteSettled(asked)
  tellOwnNews([`service/${asked.projectId}/`, 'services/'])
  return record
}

function put(asked: AskedApproval, approval: Approval): void {
  const store = storeOf(asked)
  const resource = store.get()
  if (resource.status !== 'ready') return
  const rows = resource.data.map((row) => {
    if (!isAbout(asked, row)) return row
    const decided = { ...row, approval }
    if (leftOutOf(row) > 0) carryLeftOut(decided, row)
    return decided
  })
  carryLeftOut(rows, resource.data)
  store.replace(rows)
}

/** The bell rings no more for what is settled. */
export function noteSettled({ by, projectId, date }: AskedApproval): void {
  if (by === 'update') noteAnswered({ route: 'projectUpdates', params: { serviceId: projectId } }, date)
}

const readRecord = reader(approvalRecordShape)

/**
 * The approval with what a host has recorded itself; `undefined` where it gives nothing that can be read. What the record leaves out
 * is as the client has decided, and it is about the version that they were asked about.
 */
export function withOwnRecord(
  approval: Approval,
  given: unknown,
  { decision, words, files }: Omit<Decided, 'approvalId' | 'version'>,
): Approval | undefined {
  const record = readRecord(given)
  if (!record) return undefined
  const own = {
    ...record,
    version: approval.version ?? '',
    decision: record.decision || decision,
    words: record.words ?? words,
    files: record.files.length > 0 ? record.files : [...files],
  }
  return { ...approval, records: [...approval.records, own] }
}
