/** Saves what is on record as a file for a spreadsheet: a row for each file that was decided about. */
import { saveFile } from '../page/save-file'
import { toCsv } from '../payments/csv'
import { isApproved, type KeptRecord, subjectOf } from '../projects/approvals'
import { isoDay } from '../settings/calendar'
import { dateValue, isCalendarDate } from '../settings/dates'
import { approvalMessages } from '../text/messages/projects/approval'

/** The moment in UTC, which no spreadsheet moves to another zone. A day alone says no moment. */
const moment = (date: string): string => {
  const value = dateValue(date)
  return Number.isNaN(value) || isCalendarDate(date) ? date : new Date(value).toISOString()
}

function rowsOf({ asked, record }: KeptRecord): string[][] {
  const t = approvalMessages.get()
  const { at, by, version = '', words = '', files } = record
  const decision = isApproved(record) ? t.approved : t.changesRequested
  const about = [moment(at), by, decision, subjectOf(asked), version, words]
  return files.length > 0
    ? files.map(({ name, sha256 = '' }) => [...about, name, sha256])
    : [[...about, '', '']]
}

export function saveApprovals(records: readonly KeptRecord[]): void {
  const t = approvalMessages.get()
  const header = [t.when, t.who, t.decision, t.what, t.version, t.words, t.file, 'SHA-256']
  const content = toCsv([header, ...records.flatMap(rowsOf)])
  saveFile(`approvals-${isoDay(Date.now())}.csv`, 'text/csv;charset=utf-8', [content])
}
