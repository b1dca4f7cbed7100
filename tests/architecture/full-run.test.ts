/** What the record of the full runs says, and which releases it keeps back. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parts } from '../../scripts/test/parts'
import { faultsOfRecord, type Row, readRows, writeRows } from '../../scripts/test/record'

const passed = (part: Row['part'], more: Partial<Row> = {}): Row => ({
  ...{ part, commit: 'e21b0b10', day: '2026-11-28', passed: 812, failed: 0, leftOut: '', minutes: 31 },
  ...more,
})
const all = parts.map((part) => passed(part))
const faultsOf = (rows: readonly Row[], distance: number | undefined) => faultsOfRecord(rows, () => distance)

test('it is read as it was written', () => {
  const rows = [passed('checks', { leftOut: 'mono 3, nginx 5' }), passed('mutants', { failed: 2 })]
  expect(readRows(writeRows(rows))).toEqual(rows)
})

test('the page is what a run writes', () => {
  const page = readFileSync('docs/quality/full-run.md', 'utf8')
  expect(writeRows(readRows(page))).toBe(page)
})

test('a release needs each part, without a failure, of one of the last twenty commits', () => {
  expect(faultsOf(all, 20)).toEqual([])
  expect(faultsOf(all, 21)).toHaveLength(parts.length)
  expect(faultsOf(all.slice(1), 0)).toEqual(['checks has never run: npm run test:full -- checks'])
  expect(faultsOf([passed('checks', { failed: 3 }), ...all.slice(1)], 0)).toEqual([
    '3 of checks have failed, see docs/quality/full-run.md',
  ])
})

test('of a commit that is not in the history, nobody knows how old it is', () => {
  expect(faultsOf(all, undefined)[0]).toBe(
    'The commit of checks, e21b0b10, is not in the history that is here.',
  )
})
