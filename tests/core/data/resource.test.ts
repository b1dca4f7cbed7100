/** One request for a resource, however many widgets show it. */
import { describe, expect, test } from 'vitest'
import { answer, fail, hang, offline } from '../../../server/api/intercept'
import { holdBack, look, openPortal, openSignedIn } from '../portal'
import { ada, createServer, pass, stopTimeInTests, stored, tokenOf, until } from '../server'

stopTimeInTests()

const show = (payments: object[]) => answer({ success: true, data: payments })
const one = [{ id: 'p1' }]
const two = [{ id: 'p1' }, { id: 'p2' }]

async function open({ signedIn = true } = {}) {
  const tab = await (signedIn ? openSignedIn : openPortal)({ rules: { payments: show(one) } })
  const ids = () => {
    const payments = tab.$payments.get()
    return payments.status === 'ready' ? payments.data.map(({ id }) => id) : payments.status
  }
  /** The page is left and come back to, after a while. */
  const comeBack = async () => {
    await pass(5000)
    tab.page.show(false)
    tab.page.show(true)
  }
  return { ...tab, ids, comeBack }
}

test('ten widgets cost one request, and so does an eleventh that comes later', async () => {
  const { $payments, server, ids } = await open()
  for (let widget = 0; widget < 10; widget++) $payments.listen(() => {})
  await until(() => expect(ids()).toEqual(['p1']))
  $payments.listen(() => {})
  await pass(1000)
  expect(server.count('payments')).toBe(1)
})

test('a resource that nobody shows is not asked for', async () => {
  const { server } = await open()
  await pass(60_000)
  expect(server.count('payments')).toBe(0)
})

test('while nobody is signed in, nothing is asked', async () => {
  const { $payments, server, page } = await open({ signedIn: false })
  $payments.listen(() => {})
  await pass(60_000)
  page.show(true)
  page.connect(true)
  await pass(60_000)
  expect($payments.get()).toEqual({ status: 'waiting' })
  expect(server.calls).toEqual([])
})

test('a widget that stood there before the sign-in loads with it', async () => {
  const { $payments, server, signAdaIn, ids } = await open({ signedIn: false })
  $payments.listen(() => {})
  await signAdaIn()
  await until(() => expect(ids()).toEqual(['p1']))
  expect(server.count('payments')).toBe(1)
})

test('coming back to the page, and back online, asks again', async () => {
  const { $payments, server, ids, comeBack, page } = await open()
  await look($payments)
  server.rules.payments = show(two)
  await comeBack()
  await until(() => expect(ids()).toEqual(['p1', 'p2']))
  server.rules.payments = show(one)
  await pass(5000)
  page.connect(true)
  await until(() => expect(ids()).toEqual(['p1']))
  expect(server.count('payments')).toBe(3)
})

describe('a failed request', () => {
  test('is told once, by toast and by state', async () => {
    const { $payments, server, toasts } = await open()
    server.rules.payments = fail(500, 'The ledger is closed.')
    for (let widget = 0; widget < 10; widget++) $payments.listen(() => {})
    await until(() => expect($payments.get().status).toBe('failed'))
    await pass(600_000)
    expect($payments.get()).toMatchObject({
      failure: { call: 'payments', status: 500, message: 'The ledger is closed.' },
    })
    expect(toasts).toEqual(['error: The ledger is closed.'])
  })

  test('that comes before the view looks on, but after it was drawn, is told, too, and once', async () => {
    const { $payments, server, toasts } = await open()
    server.rules.payments = fail(500, 'The ledger is closed.')
    // A view reads a store as it is drawn, which asks the server, and listens to it a moment later.
    expect($payments.get()).toEqual({ status: 'loading', slow: false })
    await pass(100)
    expect(toasts).toEqual([])
    const leave = $payments.listen(() => {})
    await pass(100)
    expect(toasts).toEqual(['error: The ledger is closed.'])
    leave()
    $payments.listen(() => {})
    await pass(100)
    expect(toasts).toEqual(['error: The ledger is closed.'])
    expect(server.count('payments')).toBe(1)
  })

  test('of which no view is there any more is told to nobody', async () => {
    const { $payments, server, toasts } = await open()
    server.rules.payments = fail(500, 'The ledger is closed.')
    $payments.listen(() => {})()
    await pass(100)
    expect($payments.get()).toMatchObject({ status: 'failed' })
    await pass(60_000)
    expect(toasts).toEqual([])
    // What nobody was told is old by now: it is asked for again, and that is told.
    server.rules.payments = fail(500, 'Later.')
    $payments.listen(() => {})
    await pass(100)
    expect(toasts).toEqual(['error: Later.'])
  })

  test('is made again by Retry, which shows that it loads', async () => {
    const { $payments, server, ids } = await open()
    const seen: string[] = []
    $payments.listen(({ status }) => seen.push(status))
    server.rules.payments = offline()
    await until(() => expect(ids()).toBe('failed'))
    server.rules.payments = show(one)
    seen.length = 0
    $payments.retry()
    await until(() => expect(ids()).toEqual(['p1']))
    expect(seen).toEqual(['loading', 'ready'])
  })

  test('is made again as soon as the server answers to anything, after a time without a connection', async () => {
    const { $payments, $tickets, server, ids } = await open()
    server.rules.payments = server.rules.tickets = offline()
    $payments.listen(() => {})
    $tickets.listen(() => {})
    await until(() => expect([ids(), $tickets.get().status]).toEqual(['failed', 'failed']))
    server.rules.payments = show(one)
    delete server.rules.tickets
    $tickets.retry()
    await until(() => expect(ids()).toEqual(['p1']))
  })

  test('that says when to come again is made again no sooner, unless the client asks for it', async () => {
    const { $payments, server, ids, comeBack, page } = await open()
    server.rules.payments = fail(429, 'Too many.', { 'Retry-After': '60' })
    await look($payments, 'failed')
    server.rules.payments = show(one)
    await comeBack()
    page.connect(true)
    await pass(45_000)
    await comeBack()
    expect([server.count('payments'), ids()]).toEqual([1, 'failed'])
    await pass(10_000)
    await comeBack()
    await until(() => expect(ids()).toEqual(['p1']))
    server.rules.payments = fail(429, 'Too many.', { 'Retry-After': '60' })
    await comeBack()
    await until(() => expect($payments.get()).toHaveProperty('failure'))
    server.rules.payments = show(two)
    $payments.retry()
    await until(() => expect(ids()).toEqual(['p1', 'p2']))
  })

  test('of a session before does not hold back the next one', async () => {
    const { $payments, server, ids, signOut, signAdaIn } = await open()
    server.rules.payments = fail(429, 'Too many.', { 'Retry-After': '60' })
    await look($payments, 'failed')
    signOut()
    server.rules.payments = show(one)
    await signAdaIn()
    await until(() => expect(ids()).toEqual(['p1']))
  })

  test('after a good one keeps the old data and calls it stale, also for widgets that come later', async () => {
    const { $payments, server, ids, comeBack, toasts } = await open()
    const stale = { status: 'ready', data: one, failure: { message: 'Later.' } }
    await look($payments)
    server.rules.payments = fail(503, 'Later.')
    await comeBack()
    await until(() => expect($payments.get()).toMatchObject(stale))
    $payments.listen(() => {})
    expect($payments.get()).toMatchObject(stale)
    await pass(5000)
    const before = server.count('payments')
    $payments.retry() // fails again
    await pass(100)
    expect(server.count('payments')).toBe(before + 1)
    expect($payments.get()).toMatchObject(stale)
    expect(toasts).toEqual(['error: Later.', 'error: Later.'])

    server.rules.payments = show(two)
    await pass(5000)
    $payments.retry()
    await until(() => expect(ids()).toEqual(['p1', 'p2']))
    expect($payments.get()).not.toHaveProperty('failure')
  })
})

describe('a request that takes long', () => {
  test('is called slow after ten seconds, until it answers', async () => {
    const { $payments, server, ids } = await open()
    const { rule, goOn } = holdBack(show(one))
    server.rules.payments = rule
    $payments.listen(() => {})
    await until(() => expect(server.count('payments')).toBe(1))
    await pass(9_000)
    expect($payments.get()).toEqual({ status: 'loading', slow: false })
    await pass(1_000)
    expect($payments.get()).toEqual({ status: 'loading', slow: true })
    goOn()
    await until(() => expect(ids()).toEqual(['p1']))
  })

  test('is given up by Retry, and made anew; one that never answers does not stand in the way', async () => {
    const { $payments, server, ids, toasts } = await open()
    server.rules.payments = () => new Promise(() => {}) // not even when it is aborted
    $payments.listen(() => {})
    await pass(10_100)
    expect($payments.get()).toEqual({ status: 'loading', slow: true })
    $payments.retry()
    await pass(100)
    expect($payments.get()).toEqual({ status: 'loading', slow: false })
    expect(server.count('payments')).toBe(2)
    server.rules.payments = show(one)
    $payments.retry()
    await until(() => expect(ids()).toEqual(['p1']))
    expect(toasts).toEqual([])
  })

  test('is aborted on the network by Retry and by sign-out', async () => {
    const { $payments, server, signOut } = await open()
    server.rules.payments = hang()
    $payments.listen(() => {})
    await until(() => expect(server.count('payments')).toBe(1))
    $payments.retry()
    await until(() => expect(server.count('payments')).toBe(2))
    signOut()
    const signals = server.calls.flatMap(({ name, signal }) => (name === 'payments' ? [signal] : []))
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, true])
  })
})

describe('a new session', () => {
  test('never joins the request of the one before', async () => {
    const { $payments, server, signAdaIn, signOut, ids } = await open()
    const { rule, goOn } = holdBack(show(two))
    server.rules.payments = rule
    $payments.listen(() => {})
    await until(() => expect(server.count('payments')).toBe(1))
    server.rules.payments = hang()
    signOut()
    await signAdaIn()
    await until(() => expect(server.count('payments')).toBe(2))
    goOn()
    await pass(1000)
    expect(ids()).toBe('loading')
    server.rules.payments = show(one)
    $payments.retry() // can still be given up
    await until(() => expect(ids()).toEqual(['p1']))
    expect(server.count('payments')).toBe(3)
  })

  test('finds nothing of the one before, not even for a moment', async () => {
    const { $payments, signMaryIn, signOut, server } = await open()
    const seen: unknown[] = []
    const unbind = await look($payments)
    unbind()
    signOut()
    server.rules.payments = hang()
    await signMaryIn()
    $payments.subscribe((payments) => seen.push(payments.status))
    await pass(1000)
    expect(seen.every((status) => status === 'loading')).toBe(true)
  })
})

test('another consultant while the first is still asked for: Retry gives up the right request', async () => {
  const server = createServer()
  const release: (() => void)[] = []
  const consultant = answer({ success: true, data: { name: 'Maya', email: 'maya@example.com' } })
  server.rules.checkSession = answer({ success: true })
  server.rules.consultant = (proceed, signal) =>
    new Promise((resolve) => release.push(() => resolve(consultant(proceed, signal))))
  // The stored profile names one consultant, the server's another.
  const local = stored(tokenOf({}), { ...ada, POC: { id: 'first' } })
  server.rules.profile = async (proceed, signal) => {
    await until(() => expect(release).toHaveLength(1))
    return answer({ success: true, data: { ...ada, POC: { id: 'another' } } })(proceed, signal)
  }
  const { $consultant } = await openPortal({ local, server })
  $consultant.listen(() => {})
  await until(() => expect(release).toHaveLength(2))
  release[0]?.()
  await pass(1000)
  $consultant.retry()
  await until(() => expect(release).toHaveLength(3))
  expect(server.last('consultant')?.url.pathname).toMatch(/another$/)
})

test('ten retries in one task ask once', async () => {
  const { $payments, server, ids } = await open()
  server.rules.payments = fail(503, 'Later.')
  await look($payments, 'failed')
  server.rules.payments = show(one)
  for (let click = 0; click < 10; click++) $payments.retry()
  await until(() => expect(ids()).toEqual(['p1']))
  await pass(1000)
  expect(server.count('payments')).toBe(2)
})

test('refresh asks again for what is shown', async () => {
  const { $payments, server, ids } = await open()
  await look($payments)
  server.rules.payments = show(two)
  $payments.refresh()
  expect(ids()).toEqual(['p1'])
  await until(() => expect(ids()).toEqual(['p1', 'p2']))
})

describe('an answer counts as fresh for four seconds', () => {
  test('a widget that comes within them finds it, a later one asks again and shows the old one meanwhile', async () => {
    const { $payments, server, ids } = await open()
    const leave = await look($payments)
    leave()
    await pass(2500) // a store lets go of what it listens to after one second
    $payments.listen(() => {})()
    expect(server.count('payments')).toBe(1)
    await pass(2500)
    server.rules.payments = hang()
    $payments.listen(() => {})
    await until(() => expect(server.count('payments')).toBe(2))
    expect(ids()).toEqual(['p1'])
  })

  test('coming back to the page within them asks for nothing', async () => {
    const { $payments, server, page } = await open()
    await look($payments)
    await pass(3000)
    page.show(false)
    page.show(true)
    page.connect(true)
    await pass(500)
    expect(server.count('payments')).toBe(1)
  })

  test('losing the connection asks for nothing, even later', async () => {
    const { $payments, server, page } = await open()
    await look($payments)
    await pass(5000)
    page.connect(false)
    await pass(500)
    expect(server.count('payments')).toBe(1)
    page.connect(true)
    await until(() => expect(server.count('payments')).toBe(2))
  })

  test('and so does a failure', async () => {
    const { $payments, server, ids } = await open()
    server.rules.payments = fail(500, 'Closed.')
    const leave = await look($payments, 'failed')
    leave()
    await pass(2500)
    $payments.listen(() => {})
    await pass(100)
    expect(server.count('payments')).toBe(1)
    expect(ids()).toBe('failed')
  })
})

test('in a page that nobody sees, nothing is asked until it is seen', async () => {
  const { $payments, server, ids, page } = await open()
  page.show(false)
  $payments.listen(() => {})
  await pass(60_000)
  expect(server.count('payments')).toBe(0)
  page.show(true)
  await until(() => expect(ids()).toEqual(['p1']))
})

test('once nobody shows it any more, coming back to the page asks for nothing', async () => {
  const { $payments, server, comeBack } = await open()
  const leave = await look($payments)
  leave()
  await comeBack()
  await pass(1000)
  expect(server.count('payments')).toBe(1)
})

test('data of an earlier session leaves a store that nobody shows', async () => {
  const { $payments, ids, signAdaIn, signOut } = await open()
  const leave = await look($payments)
  leave()
  await pass(2000)
  expect(ids()).toEqual(['p1'])
  signOut()
  expect($payments.get()).toEqual({ status: 'waiting' })
  await signAdaIn()
  expect(ids()).toBe('loading')
})

test('refresh of what nobody shows waits until it is shown', async () => {
  const { $payments, server, ids } = await open()
  const leave = await look($payments)
  leave()
  await pass(1500)
  server.rules.payments = show(two)
  $payments.refresh()
  await pass(500)
  expect(server.count('payments')).toBe(1)
  $payments.listen(() => {})
  await until(() => expect(ids()).toEqual(['p1', 'p2']))
})

describe('replace', () => {
  test('puts data in place of what is known, and counts as an answer', async () => {
    const { $payments, server, ids } = await open()
    await look($payments)
    await pass(5000)
    $payments.replace([])
    expect(ids()).toEqual([])
    await pass(100)
    expect(server.count('payments')).toBe(1)
  })

  test('during a request shows the data, and has the request made again', async () => {
    const { $payments, server, ids, comeBack } = await open()
    await look($payments)
    server.rules.payments = hang()
    await comeBack()
    await until(() => expect(server.count('payments')).toBe(2))
    server.rules.payments = show(two)
    $payments.replace([])
    expect(ids()).toEqual([])
    await until(() => expect(ids()).toEqual(['p1', 'p2']))
    expect(server.count('payments')).toBe(3)
  })
})
