/** What waits for an approval, and what is on record about it. */
import { expect, test, vi } from 'vitest'
import { $exactMoment } from '../../../src/core/approvals/exact-moment'
import { saveApprovals } from '../../../src/core/approvals/export'
import { milestonesThatWait, updatesThatWait } from '../../../src/core/attention/attention'
import { saveFile } from '../../../src/core/page/save-file'
import {
  approvalOfUpdate,
  isApproved,
  isUnclear,
  recordOf,
  recordsOf,
  subjectOf,
  waits,
} from '../../../src/core/projects/approvals'
import type { Approval, ApprovalRecord, ProjectUpdate } from '../../../src/core/server/schema'
import { approvalShape } from '../../../src/core/server/schema/entities/project'
import { reader } from '../../../src/core/server/schema/read'
import { configure } from '../../../src/core/settings/config'
import { projectOf, updateOf } from '../resources'

vi.mock('../../../src/core/page/save-file')

const record = (id: string, version?: string, more: Partial<ApprovalRecord> = {}): ApprovalRecord => ({
  ...{ id, decision: 'Approved', by: 'Ada Lovelace', at: '2026-11-20T09:30:00Z', files: [] },
  ...(version !== undefined && { version }),
  ...more,
})
const approval = (version: string | undefined, ...records: ApprovalRecord[]): Approval => ({
  ...{ id: 'APR-1', records },
  ...(version !== undefined && { version }),
})

test.each<[string, Approval | undefined, boolean]>([
  ['nothing is asked', undefined, false],
  ['nobody has decided', approval('3'), true],
  ['this version is approved', approval('3', record('r', '3')), false],
  [
    'changes to this version were asked for',
    approval('3', record('r', '3', { decision: 'Changes requested' })),
    false,
  ],
  ['an earlier version is approved', approval('3', record('r', '2')), true],
  ['it has no version, and is approved', approval(undefined, record('r')), false],
  ['it has an empty version, and is approved', approval('', record('r')), false],
  ['it has a version, and the record has none', approval('3', record('r')), true],
  ['it has no version, and the record has one', approval(undefined, record('r', '2')), true],
])('where %s, it waits: %s', (_, asked, isWaiting) => {
  expect(waits(asked)).toBe(isWaiting)
})

test.each([
  ['Approved', true],
  ['approved', true],
  ['Changes requested', false],
  ['Rejected', false],
  ['', false],
])('"%s" approves: %s', (decision, isYes) => {
  expect(isApproved({ decision })).toBe(isYes)
})

test('of several records of a version, the latest tells', () => {
  const asked = approval('3', record('a', '2'), record('b', '3'), record('c', '3'))
  expect(recordOf(asked)?.id).toBe('c')
})

test('it is called as it says, or else as what asks for it', () => {
  const update = (subject?: string) =>
    updateOf({
      title: 'Please look',
      approval: { ...approval('1'), ...(subject !== undefined && { subject }) },
    })
  const called = (subject?: string) => subjectOf(approvalOfUpdate('p1', update(subject)) ?? expect.fail())
  expect([called('Home page'), called(' '), called()]).toEqual(['Home page', 'Please look', 'Please look'])
})

test('all records of a project stand in one list, the newest first, and none twice', () => {
  const home = approval(
    '3',
    record('a', '2', { at: '2026-11-02T08:00:00Z' }),
    record('b', '3', { at: '2026-11-20T08:00:00Z' }),
  )
  const design = {
    ...approval(undefined, record('c', undefined, { at: '2026-11-10T08:00:00Z' })),
    id: 'APR-2',
  }
  const milestone = { title: 'Design', description: '', dueDate: '', status: 'Completed', approval: design }
  const records = recordsOf(
    'p1',
    [updateOf({ title: 'Home', approval: home }), updateOf({ title: 'Nothing' })],
    [milestone, { ...milestone, title: 'Home', approval: home }],
  )
  expect(records.map((each) => each.record.id)).toEqual(['b', 'c', 'a'])
  expect(records[0]?.asked).toMatchObject({ by: 'update', title: 'Home', projectId: 'p1' })
})

test.each<[string, Partial<ProjectUpdate>, string[]]>([
  ['asks for an approval, and for nothing else', { approval: approval('3') }, ['approval']],
  [
    'asks for an approval that is given',
    { approval: approval('3', record('r', '3')), actionRequiredFromClient: true },
    [],
  ],
  ['asks for an approval, and is answered otherwise', { approval: approval('3'), answered: true }, []],
  ['asks for something else', { actionRequiredFromClient: true }, ['update']],
])('an update that %s: %j waits as %j', (_, changes, kinds) => {
  const update = updateOf({ actionRequiredFromClient: false, ...changes })
  expect(updatesThatWait(projectOf({}), [update]).map(({ kind }) => kind)).toEqual(kinds)
})

test('a milestone waits while it asks for an approval, and not because it is overdue', () => {
  const milestone = { title: 'Design', description: '', dueDate: '2026-01-01', status: 'Pending' }
  const kinds = (asked?: Approval) =>
    milestonesThatWait(projectOf({}), [{ ...milestone, ...(asked && { approval: asked }) }]).map(
      ({ kind }) => kind,
    )
  expect([kinds(), kinds(approval('1')), kinds(approval('1', record('r', '1')))]).toEqual([
    [],
    ['approval'],
    [],
  ])
})

test('a moment is written to the minute with its time zone, and a day alone is the same day everywhere', () => {
  configure({ timeZone: 'America/Los_Angeles' })
  const write = $exactMoment.get()
  expect(write('2026-11-20T09:30:05Z')).toMatch(/^November 20, 2026 at 1:30\sAM GMT-8$/)
  expect([write('2026-11-20'), write('soon')]).toEqual(['November 20, 2026', '--'])
  for (const timeZone of ['UTC', 'Europe/London']) {
    configure({ timeZone })
    expect($exactMoment.get()('2026-11-20T09:30:05Z')).toMatch(/ 9:30\sAM GMT\+0$/)
  }
  configure({ timeZone: undefined })
})

test('a file has a row for each file that was decided about, with the moment in UTC, and a day alone as it is', () => {
  const files = [{ name: 'home.png', sha256: '7d86' }, { name: 'plan.pdf' }]
  const home = approval(
    '3',
    record('a', '2', { at: '2026-11-20T10:30:00+01:00', files }),
    record('b', '3', { at: '2026-11-25', words: 'Fine.' }),
  )
  saveApprovals(recordsOf('p1', [updateOf({ title: 'Home', approval: home })], []))
  const [, , [content] = []] = vi.mocked(saveFile).mock.lastCall ?? []
  expect(String(content).split('\r\n').slice(1)).toEqual([
    '"2026-11-25","Ada Lovelace","Approved","Home","3","Fine.","",""',
    '"2026-11-20T09:30:00.000Z","Ada Lovelace","Approved","Home","2","","home.png","7d86"',
    '"2026-11-20T09:30:00.000Z","Ada Lovelace","Approved","Home","2","","plan.pdf",""',
    '',
  ])
})

test('of records by one id, each of another version or moment stands in the list', () => {
  const home = approval(
    '3',
    record('r', '2'),
    record('r', '3'),
    record('r', '3', { at: '2026-11-21T08:00:00Z' }),
  )
  const records = recordsOf('p1', [updateOf({ title: 'Home', approval: home })], [])
  expect(records).toHaveLength(3)
  expect(new Set(records.map(({ key }) => key)).size).toBe(3)
})

test('where a record can not be read, nobody knows whether it waits; where the one of this version can, it does not', () => {
  const read = reader(approvalShape)
  const sent = (...records: object[]) => read({ id: 'APR-1', version: '3', records }) ?? expect.fail()
  const { id: _, ...nameless } = record('r', '3')
  const unclear = [sent(nameless), sent(nameless, record('a', '2')), sent(nameless, record('a', '3'))]
  expect(unclear.map((each) => isUnclear(each))).toEqual([true, true, false])
  expect(unclear.map((each) => waits(each))).toEqual([false, false, false])
  expect(waits(sent({ ...record('a', '2'), files: [7] }))).toBe(true)
})
