import { expect, test } from 'vitest'
import { pageRows, sortRows } from '../../../src/core/data/rows'

const rows = [
  { id: 'undated', createdAt: '' },
  { id: 'march', createdAt: '2026-03-01' },
  { id: 'may', createdAt: '2026-05-01T10:00:00.000Z' },
  { id: 'unreadable', createdAt: 'soon' },
  { id: 'april', createdAt: '2026-04-01' },
  { id: 'april again', createdAt: '2026-04-01' },
]
const ids = (sorted: typeof rows) => sorted.map(({ id }) => id)

test('newest first means newest first, and what has no date comes last', () => {
  expect(ids(sortRows(rows, 'newest', (row) => row.createdAt))).toEqual([
    'may',
    'april',
    'april again',
    'march',
    'undated',
    'unreadable',
  ])
})

test('oldest first is the other way round, and what has no date still comes last', () => {
  expect(ids(sortRows(rows, 'oldest', (row) => row.createdAt))).toEqual([
    'march',
    'april',
    'april again',
    'may',
    'undated',
    'unreadable',
  ])
})

test('without paging all rows are shown', () => {
  expect(pageRows(rows, 1)).toMatchObject({ total: 6, offset: 0, pages: 1 })
  expect(pageRows(rows, 1).rows).toHaveLength(6)
})

test.each([
  [1, 4, 0, ['undated', 'march', 'may', 'unreadable']],
  [2, 4, 4, ['april', 'april again']],
  [9, 4, 4, ['april', 'april again']],
  [0, 4, 0, ['undated', 'march', 'may', 'unreadable']],
])('page %i of %i rows', (page, pageSize, offset, shown) => {
  const result = pageRows(rows, page, pageSize)
  expect(result).toMatchObject({ offset, total: 6, pages: 2 })
  expect(ids(result.rows)).toEqual(shown)
})
