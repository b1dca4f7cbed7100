/** What a view shows of a list: sorted, found, on pages; of very many rows, too. */
import { atom } from 'nanostores'
import { describe, expect, test, vi } from 'vitest'
import { createList } from '../../../src/core/data/list'
import { pageRows, sortRows } from '../../../src/core/data/rows'
import type { Arrived, Resource } from '../../../src/core/data/state'
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

test.each([
  ['newest', ['may', 'april', 'april again', 'march', 'undated', 'unreadable']],
  ['oldest', ['march', 'april', 'april again', 'may', 'undated', 'unreadable']],
] as const)('%s first means that, and what has no date comes last', (order, sorted) => {
  expect(ids(sortRows(rows, order, (row) => row.createdAt))).toEqual(sorted)
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

describe('a list on pages of two', () => {
  const open = (resource: Resource<typeof rows>, total?: number) => {
    const $resource = Object.assign(atom(resource), {
      $arrived: atom<Arrived | null>(total === undefined ? null : { count: rows.length, total }),
    })
    const list = createList<(typeof rows)[number]>($resource, {
      date: ({ createdAt }) => createdAt,
      texts: ({ id }) => [id],
      status: ({ id }) => (id.startsWith('april') ? 'on-hold' : 'Open'),
      statuses: atom(['Open', 'On Hold']),
      pageSize: 2,
    })
    list.$rows.listen(() => {})
    const shown = () => {
      const { rows, ...rest } = list.$rows.get()
      return { ...rest, rows: rows.map(({ id }) => id) }
    }
    return { ...list, $resource, shown }
  }
  const coming = { status: 'loading', slow: false, first: rows } as const

  test('nothing has come: there is one page, and nobody knows how many', () => {
    const { shown } = open({ status: 'loading', slow: false })
    expect(shown()).toMatchObject({ rows: [], page: 1, pages: 1, total: 0, isAsked: false })
  })

  test('all is there: they are counted, and an empty list has no pages to count', () => {
    const shownOf = (data: typeof rows) => open({ status: 'ready', data }).shown()
    const all = { rows: ['may', 'april'], count: 6, pages: 3, allPages: 3, isAsked: false }
    expect(shownOf(rows)).toMatchObject(all)
    expect(shownOf([])).toMatchObject({ count: 0, allPages: undefined, pages: 1 })
  })

  test('the first rows have come: a client can go to each page that there will be, and waits there', () => {
    const { shown, setPage, $count } = open(coming, 11)
    expect(shown()).toMatchObject({ rows: ['may', 'april'], count: 11, allPages: 6, pages: 6 })
    setPage(6)
    expect(shown()).toMatchObject({ rows: [], page: 6, pages: 6, offset: 10 })
    expect($count.get()).toBeUndefined()
  })

  test('the first rows have come, of a server that does not say how many: there are those pages', () => {
    const { shown } = open(coming)
    expect(shown()).toMatchObject({ count: undefined, allPages: undefined, pages: 3 })
  })

  test('the rest has failed: what has come is on its pages, and no other page waits', () => {
    const failure = { status: 500, message: 'Not today.' } as never // only its presence counts here
    const { shown, setPage } = open({ status: 'failed', failure, first: rows }, 11)
    setPage(6)
    const last = { rows: ['undated', 'unreadable'], page: 3, pages: 3 }
    expect(shown()).toMatchObject({ ...last, count: 11, allPages: 6 })
  })

  test('the first rows have come: how many match nobody knows', () => {
    const { shown, search, filter, clear, $found } = open(coming, 11)
    search('april')
    expect(shown()).toMatchObject({ rows: ['april', 'april again'], isAsked: true, count: undefined })
    search('')
    filter('ON HOLD')
    expect(shown()).toMatchObject({ rows: ['april', 'april again'], isAsked: true, allPages: undefined })
    expect($found.get().map(({ id }) => id)).toEqual(['april', 'april again'])
    clear()
    expect(shown()).toMatchObject({ isAsked: false, count: 11 })
  })

  test('the first rows have come: the oldest are not among them', () => {
    const { shown, setOrder } = open(coming, 11)
    setOrder('oldest')
    expect(shown().rows).toEqual([])
  })

  test('a filter that the list does not offer is none, and one that it offers is known in each spelling', () => {
    const { shown, filter, $filter, $isFound, $count } = open({ status: 'ready', data: rows })
    filter('Closed')
    expect([$filter.get(), shown().isAsked, shown().count]).toEqual(['', false, 6])
    filter('on_hold')
    expect([$filter.get(), $isFound.get(), $count.get()]).toEqual(['On Hold', true, 2])
  })

  test('rows that were added are told in the query, and taken from it, a thousand at most', () => {
    const { addRows, show, $added, $query, $order } = open({ status: 'ready', data: rows })
    addRows(50)
    addRows(50)
    expect([$added.get(), $query.get()]).toEqual([100, { more: '100' }])
    show({ more: '2000', sort: 'oldest', page: '2' })
    expect([$added.get(), $order.get(), $query.get()]).toEqual([
      1000,
      'oldest',
      { more: '1000', sort: 'oldest', page: '2' },
    ])
    show({ more: '-1', sort: 'best', page: '1e3' })
    expect([$added.get(), $order.get(), $query.get()]).toEqual([0, 'newest', {}])
    show({ sort: 'newest' })
    expect($order.get()).toBe('newest')
  })
})

test('a list without texts and statuses finds nothing, and filters nothing', () => {
  const { search, filter, $rows } = createList<(typeof rows)[number]>(known(rows), {
    date: ({ createdAt }) => createdAt,
  })
  filter('Open')
  expect($rows.get().total).toBe(6)
  search('april')
  expect($rows.get().total).toBe(0)
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
