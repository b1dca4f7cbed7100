/**
 * What any list shows, after whatever a client has done with it, is what a model of a few lines says. For clients of
 * servers that send dates and texts of any kind; lists of more than 5,000 rows are worked on in slices.
 */
import fc from 'fast-check'
import { atom } from 'nanostores'
import { expect, test, vi } from 'vitest'
import { createList } from '../../../src/core/data/list'
import { comparable, searchRows } from '../../../src/core/data/search'
import { finish } from '../../../src/core/page/in-slices'
import { known } from '../resources'
import { dates, holds, texts } from './trial'

interface Row {
  id: string
  name: string
  status: string
  createdAt: string
}
const statuses = ['Open', 'On Hold', 'Action Required'] as const
const row = fc.record<Row>({
  id: fc.oneof(fc.constantFrom('PAY-1', 'PAY-12', 'İstanbul', 'ﬀ'), texts),
  name: texts,
  status: fc.oneof(fc.constantFrom('open', 'ON_HOLD', 'on-hold', ' Action  Required', 'Closed', ''), texts),
  createdAt: dates,
})

/** What can be written into a field, and stand in an address: half of a sign can't. */
const written = texts.map((text) => Buffer.from(text).toString())

/** What a client does with a list. */
const act = fc.oneof(
  fc.record({
    kind: fc.constant('search' as const),
    text: fc.oneof(written, fc.constantFrom('#PAY', 'pay-1', ' ', '#', 'İ')),
  }),
  fc.record({
    kind: fc.constant('filter' as const),
    text: fc.oneof(fc.constantFrom(...statuses, 'open', ''), written),
  }),
  fc.record({
    kind: fc.constant('order' as const),
    order: fc.constantFrom('newest' as const, 'oldest' as const),
  }),
  fc.record({ kind: fc.constant('page' as const), page: fc.integer({ min: 1, max: 6 }) }),
  fc.record({ kind: fc.constant('clear' as const) }),
)
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never

const plain = (text: string) => text.toLowerCase().replace(/[\s_-]/g, '')

const textsOf = ({ id, name }: Row) => [id, name]

/** The rows that a list should show. */
function model(rows: readonly Row[], acts: readonly Act[], pageSize: number | undefined) {
  let [search, status, order, page] = ['', '', 'newest', 1]
  for (const each of acts) {
    if (each.kind === 'search') [search, page] = [each.text, 1]
    else if (each.kind === 'filter') [status, page] = [each.text, 1]
    else if (each.kind === 'order') order = each.order
    else if (each.kind === 'page') page = each.page
    else [search, status, page] = ['', '', 1]
  }
  const filter = statuses.find((each) => plain(each) === plain(status))
  const filtered = rows.filter((each) => !filter || plain(each.status) === plain(filter))
  // Which texts a search finds, `tests/core/data/search.test.ts` says.
  const found = search ? finish(searchRows(filtered, search, comparable(textsOf))) : filtered
  const time = ({ createdAt }: Row) => Date.parse(createdAt || 'none')
  const dated = found.filter((each) => !Number.isNaN(time(each)))
  const sorted = dated.toSorted((one, other) =>
    order === 'newest' ? time(other) - time(one) : time(one) - time(other),
  )
  const all = [...sorted, ...found.filter((each) => Number.isNaN(time(each)))]
  if (!pageSize) return { rows: all, total: all.length, page: 1 }
  const shown = Math.max(1, Math.min(page, Math.ceil(all.length / pageSize)))
  return { rows: all.slice((shown - 1) * pageSize, shown * pageSize), total: all.length, page: shown }
}

function open(rows: Row[], pageSize: number | undefined) {
  const list = createList<Row>(known(rows), {
    pageSize,
    date: ({ createdAt }) => createdAt,
    texts: textsOf,
    status: ({ status }) => status,
    statuses: atom(statuses),
  })
  list.$rows.listen(() => {})
  const perform = (each: Act) => {
    if (each.kind === 'search') list.search(each.text)
    else if (each.kind === 'filter') list.filter(each.text)
    else if (each.kind === 'order') list.setOrder(each.order)
    else if (each.kind === 'page') list.setPage(each.page)
    else list.clear()
  }
  const shown = () => {
    const { rows, total, page } = list.$rows.get()
    return { rows, total, page }
  }
  return { ...list, perform, shown }
}

const few = fc.array(row, { maxLength: 12 })
const acts = fc.array(act, { maxLength: 6 })
const pageSizes = fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined })

test('a list shows what the model says, after each act', () =>
  holds(
    fc.property(few, acts, pageSizes, (rows, acts, pageSize) => {
      const { perform, shown } = open(rows, pageSize)
      acts.forEach((each, index) => {
        perform(each)
        expect(shown()).toEqual(model(rows, acts.slice(0, index + 1), pageSize))
      })
    }),
  ))

test('what it shows can be read back from its query', () =>
  holds(
    fc.property(few, acts, pageSizes, (rows, acts, pageSize) => {
      const list = open(rows, pageSize)
      for (const each of acts) list.perform(each)
      const again = open(rows, pageSize)
      again.show(Object.fromEntries(new URLSearchParams(new URLSearchParams(list.$query.get()).toString())))
      expect(again.shown()).toEqual(list.shown())
    }),
  ))

test('a query may be anything', () =>
  holds(
    fc.property(
      fc.dictionary(fc.oneof(fc.constantFrom('status', 'search', 'sort', 'page', 'more'), texts), texts),
      (query) => {
        const { show, $rows, $added } = open([], 2)
        show(query)
        expect($rows.get().rows).toEqual([])
        expect($added.get()).toBeLessThanOrEqual(1_000)
      },
    ),
  ))

/** Rows that are worked on in slices; each of them is another one, so that their order can be told. */
const many = fc
  .tuple(fc.array(row, { minLength: 1, maxLength: 12 }), fc.integer({ min: 5_001, max: 7_000 }))
  .map(([some, length]) =>
    Array.from({ length }, (_, index) => ({
      ...(some[index % some.length] as Row),
      name: `row ${index % 40}`,
    })),
  )

test('so does a list that is worked on in slices, when it has come to rest', () =>
  holds(
    fc.asyncProperty(many, fc.array(act, { maxLength: 5 }), pageSizes, async (rows, acts, pageSize) => {
      const { perform, shown } = open(rows, pageSize)
      for (const each of acts) perform(each)
      const expected = model(rows, acts, pageSize)
      await vi.waitFor(
        () => {
          const { rows, ...rest } = shown()
          expect(rest).toEqual({ total: expected.total, page: expected.page })
          // By identity: the names of thousands of rows take long to compare.
          expect(rows.findIndex((each, index) => each !== expected.rows[index])).toBe(-1)
        },
        { interval: 2, timeout: 20_000 },
      )
    }),
    5,
    500,
  ))
