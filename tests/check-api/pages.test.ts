/** `check-api` asks for lists page by page where the server announces that, and finds what is wrong with the pages. */
import { describe, expect, test } from 'vitest'
import { sampleOf } from '../trials'
import { checkAsAda, createApi, listen, only } from './check'

interface Page {
  data?: unknown[]
  next?: unknown
  total?: unknown
}
/** Answers so many of the rows, from a cursor on. */
type Pager = (rows: unknown[], limit: number, cursor: string) => Page | Response

/** Serves the reference API, but for the pages of the payments. @returns its address */
async function serve(pager?: Pager, change: (body: Record<string, unknown>) => void = () => {}) {
  const api = await createApi()
  const origin = await listen(async (request) => {
    // What is changed has to come as it is, and not compressed.
    request.headers.delete('accept-encoding')
    const url = new URL(request.url)
    const { searchParams: query } = url
    const isPage = query.has('limit') && url.pathname.endsWith('/getPaymentofClient/client-ada')
    if (isPage && pager) {
      const { data } = await (await api.fetch(url.origin + url.pathname, request)).json()
      const page = pager(data, Number(query.get('limit')), query.get('cursor') ?? '')
      return page instanceof Response ? page : Response.json({ success: true, ...page })
    }
    const answer = await api.fetch(request)
    if (!answer.headers.get('content-type')?.includes('json')) return answer
    const body = await answer.json()
    if (!query.has('limit')) change(body)
    return Response.json(body, { status: answer.status })
  })
  return `${origin}/api/v1`
}

/** Pages by the number of rows before them: fine, as long as nothing changes. `step` moves the next page. */
const byOffset =
  (step = 0, more: Page = {}): Pager =>
  (rows, limit, cursor) => {
    if (!/^\d*$/.test(cursor) || limit < 1)
      return Response.json({ success: false, message: 'No.' }, { status: 400 })
    const start = Number(cursor)
    const next = start + limit + (limit > 1 ? step : 0)
    const total = cursor ? undefined : rows.length
    return {
      data: rows.slice(start, start + limit),
      ...(next < rows.length && { next: `${next}` }),
      total,
      ...more,
    }
  }

const about = (out: string, name: string) =>
  (out.split(/\n(?=\S)/).find((row) => row.slice(7).startsWith(`${name} `)) ?? '').trim()

test('the reference API keeps what it announces, for each list', async () => {
  const { out, code } = await checkAsAda(await serve())
  for (const name of ['services', 'payments', 'notifications', 'tickets', 'serviceUpdates', 'milestones'])
    expect(about(out, `${name}, in pages`)).toMatch(/^ok .*\(pages: [2-6], rows: (\d+) of \1\)$/)
  for (const name of ['files', 'servicePayments'])
    expect(about(out, `${name}, in pages`)).toMatch(/^ok .*\(pages: [2-6], rows: (\d+) of \1\)$/)
  expect(code, out).toBe(0)
})

test('a server that does not announce pages is asked for none', async () => {
  const apiUrl = await serve(
    () => new Response(null, { status: 500 }),
    (body) => {
      if ('optional' in body) body.optional = ['logout', 'renew']
    },
  )
  const { out, code } = await checkAsAda(apiUrl)
  expect(about(out, 'lists in pages')).toMatch(/^- .*does not announce "limit": every list answers whole\)$/)
  expect(out).not.toContain(', in pages')
  expect(code).toBe(0)
})

const good = byOffset()
const faults: [string, Pager, string | RegExp, 0 | 1][] = [
  ['nothing, in pages of another kind', good, /^ok /, 0],
  ['no total', byOffset(0, { total: undefined }), /^ok .*, without a "total"\)$/, 0],
  ['a wrong total', byOffset(0, { total: 3 }), 'lacks: the first page says that the "total" is 3', 1],
  ['more rows than the limit', (rows) => ({ data: rows, total: rows.length }), 'rows to a limit of 1', 1],
  ['rows that come again', byOffset(-1), /fails: of \d+ rows on its pages, \d+ come again/, 1],
  ['rows that never come', byOffset(1), /fails: its pages end after \d+ of \d+ rows/, 1],
  [
    'pages that are counted, whatever their length',
    (rows, limit, cursor) => good(rows, limit, cursor && String(Number(cursor) * limit)),
    /fails: /,
    1,
  ],
  [
    'the oldest first',
    (rows, ...asked) => good(rows.toReversed(), ...asked),
    'begin with the newest rows',
    1,
  ],
  [
    'the cursor that was sent',
    (rows, limit, cursor) => ({ ...good(rows, limit, cursor), next: cursor || '1' }),
    'fails: its "next" is the cursor that was sent: the pages never end',
    1,
  ],
  [
    'one more page after the last',
    (rows, limit, cursor) => ({ ...good(rows, limit, cursor), next: `${Number(cursor) + limit}` }),
    'there is still a "next": the pages never end',
    1,
  ],
  [
    'an empty cursor',
    (rows) => ({ data: rows.slice(0, 1), total: rows.length, next: '' }),
    'or an empty one',
    1,
  ],
  [
    'a cursor that nobody gave',
    (rows, limit, cursor) => good(rows, limit, cursor === 'check-api' ? '' : cursor),
    'lacks: to a cursor that nobody gave it answers 200, and not 400',
    1,
  ],
  [
    'a limit of no rows that is answered',
    (rows, limit, cursor) => good(rows, Math.max(limit, 1), cursor),
    'lacks: to a limit of 0 it answers 200, and not 400',
    1,
  ],
  [
    'a limit of many rows that is refused',
    (rows, limit, cursor) => good(rows, limit > 1_000 ? 0 : limit, cursor),
    'lacks: to a limit of 1,001 it answers 400: more than 1,000 count as 1,000',
    1,
  ],
  [
    'a limit of many rows that is kept to',
    (rows, limit, cursor) =>
      limit > 1_000 ? { data: Array.from({ length: limit }, () => rows[0]) } : good(rows, limit, cursor),
    'lacks: to a limit of 1,001 it answers 1001 rows: more than 1,000 count as 1,000',
    1,
  ],
  [
    'a failure',
    () => Response.json({ success: false, message: 'No such column.' }, { status: 500 }),
    'fails: it answers 500: No such column',
    1,
  ],
  ['no list', () => ({ data: undefined }), 'fails: there is no list in the answer to a "limit"', 1],
]

describe('finds', () => {
  test.each(sampleOf(faults, 3))('%s', async (_, pager, found, expected) => {
    const { out, code, err } = await checkAsAda(await serve(pager), ...only('payments'))
    expect(err).toBe('')
    expect(about(out, 'payments, in pages')).toMatch(found)
    expect(code, out).toBe(expected)
  })

  test('a page where all rows were asked for', async () => {
    const apiUrl = await serve(undefined, (body) => {
      if (Array.isArray(body.data)) body.next = 'more'
    })
    const { out, code } = await checkAsAda(apiUrl, ...only('tickets'))
    expect(about(out, 'tickets, in pages')).toContain('it names a "next" where no "limit" was sent')
    expect(code).toBe(1)
  })

  test('a list whose rest nobody asks for', async () => {
    const apiUrl = await serve(undefined, (body) => {
      delete body.optional
      if (Array.isArray(body.data)) body.next = 'more'
    })
    const { out, code } = await checkAsAda(apiUrl, ...only('tickets'))
    expect(about(out, 'tickets, in pages')).toContain('it answers "next", and nothing asks for the rest')
    expect(code).toBe(1)
  })
})
