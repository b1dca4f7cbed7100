/** Long lists: the first rows at once, the others in the background, where the server takes a `limit`. */
import { describe, expect, test } from 'vitest'
import { answer, fail, offline, type Rule } from '../../../server/api/intercept'
import { look, openPortal } from '../portal'
import { createServer, pass, stopTimeInTests, stored, until } from '../server'

stopTimeInTests()

const people = 'large@example.com'

/** A client with this many payments. Answers to later parts wait until `goOn()`. */
async function open(count = 2_250, { isSignedIn = true } = {}) {
  const server = createServer({ large: count })
  const tab = await openPortal({ server })
  if (isSignedIn) await tab.signInWithPassword(people, 'portal-demo')
  const held: (() => void)[] = []
  const hold: Rule = async (proceed) => {
    if (server.last('payments')?.url.searchParams.has('cursor')) {
      await new Promise<void>((resolve) => held.push(resolve))
    }
    return proceed()
  }
  const goOn = async () => {
    const answer = await until(() => held.shift() ?? expect.fail('Nothing is asked for.'))
    answer()
  }
  const seen: string[] = []
  const list = tab.createPaymentList(tab.$payments)
  const look = () => {
    const { status } = tab.$payments.get()
    const arrived = tab.$payments.$arrived.get()
    return `${status}: ${list.$rows.get().total} rows, ${arrived ? `${arrived.count} of ${arrived.total}` : 'all'}`
  }
  const show = () => {
    list.$rows.listen(() => seen.push(look()))
  }
  const asked = () =>
    server.calls.flatMap(({ name, url: { searchParams: query } }) =>
      name === 'payments' ? [`${query.get('limit')}${query.has('cursor') ? ' more' : ''}`] : [],
    )
  const shows = (state: string) => until(() => expect(look()).toBe(state))
  /** The first rows are there, and the others on their way. */
  const showFirst = async () => {
    server.rules.payments = hold
    show()
    await shows(`loading: 100 rows, 100 of ${count}`)
  }
  return { ...tab, showFirst, hold, goOn, list, look, show, shows, seen, asked }
}

test('the first rows are there at once, then all, and how many there are is told in between', async () => {
  const { showFirst, goOn, shows, seen, asked, list } = await open()
  await showFirst()
  expect(list.$rows.get().rows[0]?.paymentId).toBe('PAY-L00002')
  await goOn()
  await shows('loading: 100 rows, 1100 of 2250')
  await goOn()
  await goOn()
  await shows('ready: 2250 rows, all')
  expect(asked()).toEqual(['100', '1000 more', '1000 more', '1000 more'])
  const ids = list.$rows.get().rows.map(({ id }) => id)
  expect(new Set(ids).size).toBe(2_250)
  // The count alone draws no rows.
  expect(seen.filter((state) => state.startsWith('loading: 100')).length).toBe(1)
})

test('what needs all rows waits: the oldest, and how many match', async () => {
  const { showFirst, goOn, shows, list } = await open(150)
  await showFirst()
  list.$count.listen(() => {})
  expect(list.$count.get()).toBeUndefined()
  list.setOrder('oldest')
  expect(list.$rows.get().rows).toEqual([])
  await goOn()
  await shows('ready: 150 rows, all')
  expect(list.$count.get()).toBe(150)
  expect(list.$rows.get().rows[0]?.paymentId).toMatch(/^PAY-L001[45]/)
})

test('a failure keeps the rows that have come, and Retry goes on behind them', async () => {
  const { server, showFirst, goOn, shows, asked, toasts, $payments } = await open()
  await showFirst()
  await goOn()
  server.rules.payments = fail(500, 'The ledger is closed.')
  await shows('failed: 100 rows, 1100 of 2250')
  expect(toasts.at(-1)).toBe('error: The ledger is closed.')
  delete server.rules.payments
  $payments.retry()
  await shows('ready: 2250 rows, all')
  expect(asked()).toEqual(['100', '1000 more', '1000 more', '1000 more', '1000 more'])
})

test('Retry begins anew after a minute: the list may have changed', async () => {
  const { server, showFirst, shows, asked, $payments } = await open(150)
  await showFirst()
  server.rules.payments = fail(500, 'The ledger is closed.')
  $payments.retry()
  await shows('failed: 100 rows, 100 of 150')
  await pass(61_000)
  delete server.rules.payments
  $payments.retry()
  await shows('ready: 150 rows, all')
  expect(asked().slice(-2)).toEqual(['100', '1000 more'])
})

test('Retry while a fetch that knows no signals goes on gives each row once', async () => {
  const { server, showFirst, goOn, shows, asked, list, $payments, ...tab } = await open()
  tab.configure({ fetch: (input, init) => server.fetch(input, { ...init, signal: null }) })
  await showFirst()
  $payments.retry()
  await goOn()
  for (let part = 0; part < 3; part++) await goOn()
  await shows('ready: 2250 rows, all')
  expect(new Set(list.$rows.get().rows.map(({ id }) => id)).size).toBe(2_250)
  expect(asked()).toEqual(['100', '1000 more', '1000 more', '1000 more', '1000 more'])
})

test('a list that changes meanwhile is asked for anew', async () => {
  const { server, showFirst, shows, asked, $payments } = await open(150)
  await showFirst()
  $payments.refresh()
  delete server.rules.payments
  await shows('ready: 150 rows, all')
  expect(asked()).toEqual(['100', '1000 more', '100', '1000 more'])
})

test('news stand before the rows that are known, before the others have come again', async () => {
  const { server, hold, goOn, show, shows, list, $payments } = await open(150)
  show()
  await shows('ready: 150 rows, all')
  const [, ...known] = list.$rows.get().rows
  $payments.replace(known)
  server.rules.payments = hold
  $payments.refresh()
  await shows('ready: 150 rows, all')
  expect(list.$rows.get().rows[0]?.paymentId).toBe('PAY-L00001')
  await goOn()
  await pass(1_000)
  await shows('ready: 150 rows, all')
})

describe('while the server tells of changes', () => {
  async function openLive(count: number) {
    const opened = await open(count, { isSignedIn: false })
    const streams: ReadableStreamDefaultController<Uint8Array>[] = []
    const body = () => new ReadableStream<Uint8Array>({ start: (stream) => void streams.push(stream) })
    opened.configure({
      fetch: async (input, init) =>
        new URL(String(input)).pathname.endsWith('/events')
          ? new Response(body(), { headers: { 'content-type': 'text/event-stream' } })
          : opened.server.fetch(input, init),
    })
    opened.watchLive()
    await opened.signInWithPassword(people, 'portal-demo')
    opened.show()
    await opened.shows(`ready: ${count} rows, all`)
    await until(() => expect(streams).toHaveLength(1))
    await pass(5_000)
    opened.server.calls.length = 0
    const tell = () => streams[0]?.enqueue(new TextEncoder().encode('event: payments\ndata: {}\n\n'))
    return { ...opened, tell }
  }

  test('a page that is seen again asks for the newest rows alone', async () => {
    const { page, shows, asked } = await openLive(2_250)
    page.show(false)
    page.show(true)
    await until(() => expect(asked()).toEqual(['100']))
    await pass(1_000)
    await shows('ready: 2250 rows, all')
    expect(asked()).toEqual(['100'])
  })

  test('what it tells is asked for at once, and not behind the rest of the list', async () => {
    const { server, hold, goOn, tell, asked, shows } = await openLive(2_250)
    server.rules.payments = hold
    tell()
    const isAsked = (...calls: string[]) => until(() => pass(100).then(() => expect(asked()).toEqual(calls)))
    await isAsked('100', '1000 more')
    tell()
    await isAsked('100', '1000 more', '100', '1000 more')
    for (let part = 0; part < 4; part++) await goOn()
    await pass(1_000)
    await shows('ready: 2250 rows, all')
    expect(asked()).toEqual(['100', '1000 more', '100', '1000 more', '1000 more', '1000 more'])
  })
})

test('a row that has changed among the newest ones stands there once', async () => {
  const { server, hold, show, shows, list, $payments } = await open(150)
  show()
  await shows('ready: 150 rows, all')
  const known = list.$rows.get().rows
  const changed = known.map((row, place) => (place === 99 ? { ...row, description: 'As it was' } : row))
  $payments.replace(changed)
  server.rules.payments = hold
  $payments.refresh()
  await until(() => expect(list.$rows.get().rows[99]).toEqual(known[99]))
  await shows('ready: 150 rows, all')
})

describe('a server that tells otherwise where it goes on', () => {
  const rows = Array.from({ length: 150 }, (_, index) => ({ id: `p${index}` }))
  test.each<[string, (rows: unknown[], next?: number) => object, string[]]>([
    ['by a number', (data, next) => ({ data, next }), ['100', '1000 more']],
    ['beside the rows', (payments, next) => ({ data: { payments, next } }), ['100', '1000 more']],
    // As through a `read` of the host's that gives the rows alone.
    ['nowhere', (data) => ({ data }), ['100', 'null']],
  ])('%s: no row is missing', async (_, answer, requests) => {
    const { server, show, shows, asked } = await open(150)
    server.rules.payments = async () => {
      const query = server.last('payments')?.url.searchParams
      const start = Number(query?.get('cursor') ?? 0)
      const end = start + Number(query?.get('limit') ?? rows.length)
      return Response.json(answer(rows.slice(start, end), end < rows.length ? end : undefined))
    }
    show()
    await shows('ready: 150 rows, all')
    expect(asked()).toEqual(requests)
  })

  test('goes on for ever: the list ends where no more rows come', async () => {
    const { server, show, shows, asked } = await open(150)
    let count = 0
    server.rules.payments = async () =>
      Response.json({ data: count++ === 0 ? rows : [], next: `${count}`, total: 10_000 })
    show()
    await shows('ready: 150 rows, all')
    expect(asked()).toEqual(['100', '1000 more'])
  })

  test('refuses a cursor: all rows are asked for at once, and parts the next time', async () => {
    const { server, show, shows, asked, $payments } = await open(150)
    server.rules.payments = async (proceed) =>
      server.last('payments')?.url.searchParams.has('cursor')
        ? Response.json({ success: false, message: 'No such cursor.' }, { status: 400 })
        : proceed()
    show()
    await shows('ready: 150 rows, all')
    delete server.rules.payments
    $payments.refresh()
    await until(() => expect(asked()).toEqual(['100', '1000 more', 'null', '100', '1000 more']))
  })
})

describe('a server that takes no limit', () => {
  test('is asked for all rows', async () => {
    const { server, show, shows, asked, ...tab } = await open(150, { isSignedIn: false })
    server.rules.login = async (proceed) => {
      const { optional: _, ...body } = await (await proceed()).json()
      return Response.json(body)
    }
    await tab.signInWithPassword(people, 'portal-demo')
    show()
    await shows('ready: 150 rows, all')
    expect(asked()).toEqual(['null'])
  })

  test.each([400, 422])(
    'and refuses it with %i, although it has announced it, is asked again without',
    async (status) => {
      const { server, show, shows, asked, $payments } = await open(150)
      server.rules.payments = async (proceed) =>
        server.last('payments')?.url.searchParams.has('limit')
          ? Response.json({ success: false, message: 'No such parameter.' }, { status })
          : proceed()
      show()
      await shows('ready: 150 rows, all')
      $payments.refresh()
      await shows('ready: 150 rows, all')
      await until(() => expect(asked()).toEqual(['100', 'null', 'null']))
    },
  )

  test('and answers the same rows again and again, ends', async () => {
    const { server, show, shows } = await open(150)
    server.rules.payments = answer({ success: true, data: [{ id: 'one' }], next: 'the same' })
    show()
    await shows('ready: 2 rows, all')
  })
})

test('the next page asks in parts before the session is checked', async () => {
  const first = await open(150)
  const { token, user } = await first.server.signIn(people)
  const local = { ...stored(token, user), 'client-portal:announced': 'limit' }
  const rules = { checkSession: offline() }
  const { $payments } = await openPortal({ local, server: first.server, rules })
  await look($payments)
  expect(first.asked()).toEqual(['100', '1000 more'])
})

test('after the sign-out, nothing is kept of it', async () => {
  const { signOut, browser } = await open(1)
  expect(Array.from(browser.local.keys())).toContain('client-portal:announced')
  signOut()
  expect(Array.from(browser.local.keys())).not.toContain('client-portal:announced')
})
