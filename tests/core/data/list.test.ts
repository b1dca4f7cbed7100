/** What a view shows of a list: sorted, found, on pages; of very many rows, too. */
import { describe, expect, test, vi } from 'vitest'
import { createList } from '../../../src/core/data/list'
import { pageRows, sortRows } from '../../../src/core/data/rows'
import { known } from '../resources'

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

describe('a list of very many rows', () => {
  const many = Array.from({ length: 20_000 }, (_, index) => ({
    id: `PAY-${String(index).padStart(5, '0')}`,
    // Two of each moment, the newest first.
    createdAt: new Date(Date.UTC(2026, 0) - Math.floor(index / 2) * 1000).toISOString(),
  }))
  type Row = (typeof many)[number]

  function open(rows: Row[] = many) {
    const $resource = known(rows)
    const list = createList<Row>($resource, { date: ({ createdAt }) => createdAt, texts: ({ id }) => [id] })
    list.$rows.listen(() => {})
    const shown = () => list.$rows.get().rows.map(({ id }) => id)
    return { ...list, $resource, shown }
  }

  /** Counts the tasks of the page until something is as expected. */
  async function tasksUntil(check: () => void): Promise<number> {
    let tasks = 0
    const timer = setInterval(() => tasks++)
    await vi.waitFor(check, { timeout: 20_000, interval: 5 })
    clearInterval(timer)
    return tasks
  }

  test('is worked on in slices: the page goes on, and what is shown stays until the other rows are found', async () => {
    const { $rows, $isFound, search, setOrder, shown } = open()
    expect($rows.get().resource.status).toBe('loading')
    await tasksUntil(() => expect(shown()).toHaveLength(20_000))
    search('1999')
    expect([$isFound.get(), shown().length]).toEqual([false, 20_000])
    const found = ['PAY-01999', 'PAY-11999', ...many.slice(19_990).map(({ id }) => id)]
    expect(await tasksUntil(() => expect(shown()).toEqual(found))).toBeGreaterThan(1)
    expect($isFound.get()).toBe(true)
    setOrder('oldest')
    await tasksUntil(() => expect(shown()[0]).toBe('PAY-19998'))
    search('')
    await tasksUntil(() => expect(shown()).toHaveLength(20_000))
    expect(shown().slice(0, 4)).toEqual(['PAY-19998', 'PAY-19999', 'PAY-19996', 'PAY-19997'])
  })

  test('an earlier search that is not done yet gives way to a later one', async () => {
    const { $rows, search, shown } = open()
    await tasksUntil(() => expect(shown()).toHaveLength(20_000))
    const seen: number[] = []
    $rows.listen(({ rows }) => seen.push(rows.length))
    for (const text of ['P', 'PAY-1', 'PAY-19998']) search(text)
    await tasksUntil(() => expect(shown()).toEqual(['PAY-19998']))
    expect(seen).toEqual([1])
  })

  test('rows that no server has sorted are sorted', async () => {
    const { setOrder, shown } = open(many.toReversed())
    await tasksUntil(() => expect(shown().slice(0, 3)).toEqual(['PAY-00001', 'PAY-00000', 'PAY-00003']))
    setOrder('oldest')
    await tasksUntil(() => expect(shown()[0]).toBe('PAY-19999'))
  })

  test('the rows of a client who has signed out are gone at once, whatever is being worked on', async () => {
    const { $resource, $rows, search } = open()
    await tasksUntil(() => expect($rows.get().rows).toHaveLength(20_000))
    const seen: number[] = []
    search('PAY')
    $resource.set({ status: 'waiting' })
    $rows.listen(({ rows }) => seen.push(rows.length))
    expect($rows.get()).toMatchObject({ rows: [], resource: { status: 'waiting' } })
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(seen).toEqual([])
  })
})
