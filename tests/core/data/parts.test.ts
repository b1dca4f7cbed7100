/** Long lists: the first rows at once, the others in the background, where the server takes a `limit`. */
import { describe, expect, test } from 'vitest'
import type { Rule } from '../../../demo/api/intercept'
import { answer, fail, offline } from '../../../demo/api/intercept'
import { createServer, pass, recordToasts, stopTimeInTests, stored, until } from '../server'
import { createBrowser, openTab } from '../tab'

stopTimeInTests()

const people = 'large@example.com'

/** A client with this many payments. Answers to later parts wait until `goOn()`. */
async function open(count = 1_250, { isSignedIn = true } = {}) {
  const server = createServer({ large: count })
  const tab = await openTab()
  const toasts = recordToasts(tab)
  tab.configure({ fetch: server.fetch })
  tab.watchSession()
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
    tab.$payments.listen(() => seen.push(look()))
    list.$rows.listen(() => {})
  }
  const asked = () =>
    server.calls.flatMap(({ name, url: { searchParams: query } }) =>
      name === 'payments' ? [`${query.get('limit')}${query.has('cursor') ? ' more' : ''}`] : [],
    )
  const shows = (state: string) => until(() => expect(look()).toBe(state))
  return { ...tab, server, toasts, hold, goOn, list, look, show, shows, seen, asked }
}

test('the first rows are there at once, then all, and how many there are is told in between', async () => {
  const { server, hold, goOn, show, shows, seen, asked, list } = await open()
  server.rules.payments = hold
  show()
  await shows('loading: 100 rows, 100 of 1250')
  expect(list.$rows.get().rows[0]?.paymentId).toBe('PAY-L00001')
  await goOn()
  await shows('loading: 100 rows, 600 of 1250')
  await goOn()
  await goOn()
  await shows('ready: 1250 rows, all')
  expect(asked()).toEqual(['100', '500 more', '500 more', '500 more'])
  const ids = list.$rows.get().rows.map(({ id }) => id)
  expect(new Set(ids).size).toBe(1_250)
  // The count alone draws no rows.
  expect(seen.filter((state) => state.startsWith('loading: 100')).length).toBe(1)
})

test('what needs all rows waits: the oldest, and how many match', async () => {
  const { server, hold, goOn, show, shows, list } = await open(150)
  server.rules.payments = hold
  show()
  await shows('loading: 100 rows, 100 of 150')
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
  const { server, hold, goOn, show, shows, asked, toasts, $payments } = await open()
  server.rules.payments = hold
  show()
  await shows('loading: 100 rows, 100 of 1250')
  await goOn()
  server.rules.payments = fail(500, 'The ledger is closed.')
  await shows('failed: 100 rows, 600 of 1250')
  expect(toasts.at(-1)).toBe('error: The ledger is closed.')
  delete server.rules.payments
  $payments.retry()
  await shows('ready: 1250 rows, all')
  expect(asked()).toEqual(['100', '500 more', '500 more', '500 more', '500 more'])
})

test('a list that changes meanwhile is asked for anew', async () => {
  const { server, hold, show, shows, asked, $payments } = await open(150)
  server.rules.payments = hold
  show()
  await shows('loading: 100 rows, 100 of 150')
  $payments.refresh()
  delete server.rules.payments
  await shows('ready: 150 rows, all')
  expect(asked()).toEqual(['100', '500 more', '100', '500 more'])
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
  const tab = await openTab({
    browser: createBrowser({ ...stored(token, user), 'client-portal:limit': 'true' }),
  })
  tab.configure({ fetch: first.server.fetch })
  first.server.rules.checkSession = offline()
  tab.watchSession()
  tab.$payments.listen(() => {})
  await until(() => expect(tab.$payments.get().status).toBe('ready'))
  expect(first.asked()).toEqual(['100', '500 more'])
})

test('after the sign-out, nothing is kept of it', async () => {
  const { signOut, browser } = await open(1)
  expect(Array.from(browser.local.keys())).toContain('client-portal:limit')
  signOut()
  expect(Array.from(browser.local.keys())).not.toContain('client-portal:limit')
})
