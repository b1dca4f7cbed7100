/** What a client is asked to approve, and what is on record about it. */
import { sortRows } from '../data/rows'
import { toJson } from '../page/json'
import type { Approval, ApprovalRecord, Milestone, ProjectUpdate } from '../server/schema'
import { leftOutOf } from '../server/schema/read'
import { sameStatus } from '../text/same-status'

/** Something that a client is asked to approve, or was. */
export interface AskedApproval {
  projectId: string
  /** What asks for it. */
  by: 'update' | 'milestone'
  /** The title of that. */
  title: string
  /** What is said of it. */
  text: string
  /** When that came; empty for a milestone. */
  date: string
  approval: Approval
  /** The paths of the files that it is about. */
  files: readonly string[]
}

export const approvalOfUpdate = (
  projectId: string,
  { title, description: text, createdAt: date, files, approval }: ProjectUpdate,
): AskedApproval | undefined => approval && { projectId, by: 'update', title, text, date, approval, files }

export const approvalOfMilestone = (
  projectId: string,
  { title, description: text, approval }: Milestone,
): AskedApproval | undefined =>
  approval && { projectId, by: 'milestone', title, text, date: '', approval, files: [] }

/**
 * A milestone as what a ticket replies to: it has no date of its own. Its title says what it is, the same in every language, so that
 * the reply to an update that is called as it is no reply to it.
 */
export const answerableMilestone = ({ title, approval }: Pick<Milestone, 'title' | 'approval'>) => ({
  title: `Milestone: ${title}`,
  createdAt: '',
  approval,
})

/** What it is called: a server need not give it a name of its own. */
export const subjectOf = ({ approval, title }: AskedApproval): string => approval.subject?.trim() || title

export const isApproved = ({ decision }: Pick<ApprovalRecord, 'decision'>): boolean =>
  sameStatus(decision, 'approved')

/** The record about the version that is to be looked at now; the latest, if a server has several. */
export const recordOf = ({ version = '', records }: Approval): ApprovalRecord | undefined =>
  records.findLast((record) => (record.version ?? '') === version)

/** Whether nobody knows if the client has decided: of the records that the server has sent, some can't be read. */
export const isUnclear = (approval: Approval): boolean =>
  !recordOf(approval) && leftOutOf(approval.records) > 0

/** Whether the client has yet to decide about the version that is to be looked at now. */
export const waits = (approval: Approval | undefined): approval is Approval =>
  approval !== undefined && !recordOf(approval) && !isUnclear(approval)

/** A record with what it is about. */
export interface KeptRecord {
  /** No other record of the project has it. A server may number the records of each version anew. */
  key: string
  asked: AskedApproval
  record: ApprovalRecord
}

/** All that is on record about a project, the newest first. What an update and a milestone both ask for stands there once. */
export function recordsOf(
  projectId: string,
  updates: readonly ProjectUpdate[],
  milestones: readonly Milestone[],
): KeptRecord[] {
  const all = [
    ...updates.map((update) => approvalOfUpdate(projectId, update)),
    ...milestones.map((milestone) => approvalOfMilestone(projectId, milestone)),
  ].flatMap((asked) => asked?.approval.records.map((record) => keptOf(asked, record)) ?? [])
  const known = new Map<string, KeptRecord>()
  for (const each of all) if (!known.has(each.key)) known.set(each.key, each)
  return sortRows([...known.values()], 'newest', ({ record }) => record.at)
}

const keptOf = (asked: AskedApproval, record: ApprovalRecord): KeptRecord => ({
  key: toJson([asked.approval.id, record.id, record.version, record.at]),
  asked,
  record,
})
