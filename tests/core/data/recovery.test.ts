/** A server that was in trouble and is well again: what is on screen comes by itself, and nothing storms. */
import { describe, expect, test, vi } from 'vitest'
import { answer, fail, hang, offline, type Rule } from '../../../server/api/intercept'
import { look, openPortal, openSignedIn, takingAnyToken } from '../portal'
import { ada, adasToken, pass, stopTimeInTests, stored, until } from '../server'

stopTimeInTests()

const trouble = fail(502, 'Bad gateway.')
const payments = answer({ success: true, data: [{ id: 'p1' }] })

async function open(rule = trouble) {
  const tab = await openSignedIn({ rules: { payments: rule, tickets: rule, services: rule } })
  const stores = [tab.$payments, tab.$tickets, tab.$projects]
  const leave = await Promise.all(stores.map((store) => look(store, 'failed')))
  const heal = () => {
    for (const call of ['payments', 'tickets', 'services'] as const) delete tab.server.rules[call]
  }
  const states = () => stores.map((store) => store.get().status)
  const count = () =>
    tab.server.count('payments') + tab.server.count('tickets') + tab.server.count('services')
  return { ...tab, stores, leave, heal, states, count }
}

/** It wants to be left alone for 5, 6, 7 seconds, and so on. */
function counting(): Rule {
  let seconds = 5
  return (...call) => fail(503, 'Closed.', { 'Retry-After': `${seconds++}` })(...call)
}

const failed = ['failed', 'failed', 'failed']
const ready = ['ready', 'ready', 'ready']

test.each([
  ['a gateway without its server', trouble],
  ['a line that is cut', offline()],
  ['a captive portal’s page', answer('<html><body>Pay for the WLAN</body></html>')],
])('%s, for four seconds: all is there a few seconds later, and told once', async (_, rule) => {
  const { heal, states, toasts } = await open(rule)
  await pass(4_000)
  expect(states()).toEqual(failed)
  const told = toasts.length
  heal()
  await pass(6_000)
  await until(() => expect(states()).toEqual(ready))
  expect(toasts).toHaveLength(told)
})

test('after ten minutes of trouble, one call that succeeds brings all the others', async () => {
  const { $tickets, heal, states } = await open()
  await pass(600_000)
  heal()
  $tickets.retry()
  await until(() => expect(states()).toEqual(ready))
})

describe('it is asked for again', () => {
  test('by one request after each pause, and the pauses grow to some two minutes', async () => {
    const { count } = await open()
    const before = count()
    await pass(60_000)
    const inFirstMinute = count() - before
    expect(inFirstMinute).toBeGreaterThan(2)
    expect(inFirstMinute).toBeLessThan(9)
    await pass(600_000)
    expect(count() - before - inFirstMinute).toBeLessThan(14)
  })

  test.each([
    ['a gateway without its server', trouble],
    ['a server that says when to come again', fail(503, 'Closed.', { 'Retry-After': '5' })],
    ['a server that says each time something else', counting()],
  ])('without news, by %s: it is the same failure, until it is another one', async (_, rule) => {
    const { $payments, count, server } = await open(rule)
    const seen = new Set<unknown>()
    $payments.listen((resource) => 'failure' in resource && seen.add(resource.failure))
    const before = count()
    await pass(100_000)
    expect(count()).toBeGreaterThan(before + 3)
    server.rules.payments = fail(500, 'Something else.')
    await pass(300_000)
    expect(seen.size).toBe(2)
  })

  test('no sooner than the server says', async () => {
    const { count, heal, states } = await open(fail(503, 'Closed.', { 'Retry-After': '60' }))
    const before = count()
    heal()
    await pass(55_000)
    expect(count()).toBe(before)
    await pass(10_000)
    await until(() => expect(states()).toEqual(ready))
  })

  test.each([403, 404, 422])('never, after a %i, which another try can’t change', async (status) => {
    const { count } = await open(fail(status, 'No.'))
    const before = count()
    await pass(600_000)
    expect(count()).toBe(before)
  })

  test('no sooner than in weeks, if the server says so, and nothing is busy until then', async () => {
    const { count, page } = await open(fail(503, 'Closed.', { 'Retry-After': '99999999' }))
    const before = count()
    let looks = 0
    Object.defineProperty(page.document, 'visibilityState', {
      get() {
        looks++
        return 'visible'
      },
    })
    await pass(60_000)
    expect(count()).toBe(before)
    expect(looks).toBeLessThan(60)
  })

  test('even if something else has to wait for an hour', async () => {
    const { $tickets, heal, server, states } = await open(fail(503, 'Closed.', { 'Retry-After': '3600' }))
    server.rules.tickets = trouble
    $tickets.retry()
    await until(() => expect(states()).toEqual(failed))
    heal()
    await pass(6_000)
    await until(() => expect($tickets.get().status).toBe('ready'))
  })

  test('soon, though something else has failed for long', async () => {
    const { $tickets, heal, server } = await open()
    heal()
    server.rules.payments = trouble
    await pass(800_000)
    await until(() => expect($tickets.get().status).toBe('ready'))
    server.rules.tickets = trouble
    $tickets.retry()
    await until(() => expect($tickets.get()).toHaveProperty('failure'))
    delete server.rules.tickets
    const before = server.count('payments')
    await pass(4_000)
    await until(() => expect($tickets.get()).not.toHaveProperty('failure'))
    expect(server.count('payments') - before).toBeLessThan(4)
  })

  test('while one try hangs: the others come, and then that one, too', async () => {
    const { heal, server, states } = await open()
    server.rules.payments = hang()
    const before = server.count('payments')
    await until(() => expect(server.count('payments')).toBe(before + 1))
    for (const call of ['tickets', 'services'] as const) delete server.rules[call]
    await pass(10_000)
    await until(() => expect(states()).toEqual(['failed', 'ready', 'ready']))
    heal()
    await pass(20_000)
    await until(() => expect(states()).toEqual(ready))
  })

  test('as soon as a screen opens', async () => {
    const { askForFailed, heal, states } = await open()
    await pass(300_000)
    heal()
    askForFailed()
    await until(() => expect(states()).toEqual(ready))
  })

  describe('also the profile', () => {
    async function openProfile(rule = trouble) {
      const rules = { ...takingAnyToken, profile: rule }
      const tab = await openPortal({ local: stored(adasToken()), rules })
      const count = () => tab.server.count('profile')
      await until(() => expect(count()).toBe(1))
      const failures = new Set<unknown>()
      const show = () => tab.$profileFailure.subscribe((failure) => failure && failures.add(failure))
      return { ...tab, count, failures, show }
    }

    test('as long as it is shown, and then no more', async () => {
      const { $client, $profileFailure, count, server, show } = await openProfile()
      const hide = show()
      await pass(100)
      expect([$client.get()?.POC, $profileFailure.get()?.status]).toEqual([undefined, 502])
      hide()
      const hidden = count()
      await pass(300_000)
      expect(count()).toBe(hidden)
      show()
      server.rules.profile = answer({ success: true, data: { ...ada, POC: { id: 'maya' } } })
      await pass(10_000)
      await until(() => expect($client.get()?.POC).toBeDefined())
      expect($profileFailure.get()).toBeNull()
      const before = count()
      await pass(300_000)
      expect(count()).toBe(before)
    })

    test.each([
      ['a gateway without its server', trouble],
      ['a server that says each time something else', counting()],
    ])('without news, by %s: it is the same failure', async (_, rule) => {
      const { count, failures, show } = await openProfile(rule)
      show()
      await pass(300_000)
      expect(count()).toBeGreaterThan(5)
      expect(failures.size).toBe(1)
    })

    test('one request at a time, if the server hangs', async () => {
      const { server, show } = await openProfile()
      show()
      await pass(100)
      server.rules.profile = hang()
      await pass(600_000)
      const underWay = server.calls.filter(({ name, signal }) => name === 'profile' && !signal?.aborted)
      expect(underWay).toHaveLength(1)
    })
  })

  test('never, where nobody shows it any more', async () => {
    const { count, leave } = await open()
    for (const stop of leave) stop()
    const before = count()
    await pass(600_000)
    expect(count()).toBe(before)
  })

  test('soon, where the page is seen a moment before its connection is there', async () => {
    const { heal, page, states } = await open()
    await pass(300_000)
    page.show(false)
    await pass(300_000)
    page.show(true)
    await pass(100)
    heal()
    await pass(4_000)
    await until(() => expect(states()).toEqual(ready))
  })

  test('not while the page is hidden, and as soon as it is seen', async () => {
    const { count, heal, page, states } = await open()
    page.show(false)
    const before = count()
    await pass(600_000)
    page.connect(false)
    page.connect(true)
    await pass(10_000)
    expect(count()).toBe(before)
    heal()
    page.show(true)
    await until(() => expect(states()).toEqual(ready))
  })
})

test('what has failed listens to the page as long as it is shown', async () => {
  const ofPage = ['visibilitychange', 'online', 'offline']
  const heard: string[] = []
  const { addEventListener, removeEventListener } = EventTarget.prototype
  vi.spyOn(EventTarget.prototype, 'addEventListener').mockImplementation(function (
    this: EventTarget,
    ...all
  ) {
    heard.push(all[0])
    addEventListener.apply(this, all)
  })
  vi.spyOn(EventTarget.prototype, 'removeEventListener').mockImplementation(function (
    this: EventTarget,
    ...all
  ) {
    heard.splice(heard.lastIndexOf(all[0]), 1)
    removeEventListener.apply(this, all)
  })
  const { leave, stop } = await open()
  for (const each of [...leave, stop]) each()
  await pass(2_000)
  expect(heard.filter((name) => ofPage.includes(name))).toEqual([])
  vi.restoreAllMocks()
})

test('one thing that fails for long is not asked for with each call that succeeds', async () => {
  const { $tickets, heal, server } = await open()
  heal()
  server.rules.payments = trouble
  await pass(600_000)
  const before = server.count('payments')
  for (let call = 0; call < 100; call++) {
    $tickets.refresh()
    await pass(1_000)
  }
  expect(server.count('payments') - before).toBeLessThan(8)
  server.rules.payments = payments
})
