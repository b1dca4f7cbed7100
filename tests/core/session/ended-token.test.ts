/** A client comes back when the token has ended, and the server still renews it: the session goes on, without a login. */
import { jwtDecode } from 'jwt-decode'
import { describe, expect, test, vi } from 'vitest'
import { answer, fail, hang, offline, type Rule } from '../../../server/api/intercept'
import { createServerInTime, holdBack, look, openPortal, openSignedIn, type PortalOptions } from '../portal'
import { ada, inSeconds, pass, stopTimeInTests, stored, tokenOf, until } from '../server'
import { createBrowser } from '../tab'

stopTimeInTests()

const minute = 60_000
const hour = 60 * minute

/** A page on a server whose clock goes with the test's. */
const open = (options?: PortalOptions) => openPortal({ server: createServerInTime(), ...options })
type Opened = Awaited<ReturnType<typeof open>>

/** The client closes the page. Time goes on. */
function close({ page, stop, browser }: Opened, milliseconds: number) {
  stop()
  page.crash()
  browser.tabs.splice(browser.tabs.indexOf(page), 1)
  vi.clearAllTimers()
  vi.setSystemTime(Date.now() + milliseconds)
}

/** Ada has signed in, and has closed the page so long ago. */
async function leftFor(milliseconds: number) {
  const tab = await openSignedIn({ server: createServerInTime() })
  await tab.isSignedIn()
  await tab.server.answersAll()
  tab.server.calls.length = 0
  close(tab, milliseconds)
  return { browser: tab.browser, server: tab.server }
}

const names = ({ server }: { server: Opened['server'] }) => server.calls.map(({ name }) => name)
const bearers = ({ server }: Opened) =>
  new Set(
    server.calls.filter(({ name }) => name !== 'renew').map(({ headers }) => headers.get('authorization')),
  )

test('the page renews before it asks for anything, once, and the client is still signed in', async () => {
  const { rule, goOn } = holdBack()
  const kept = await leftFor(2 * hour)
  const before = kept.browser.local.get('client-portal:token')
  kept.server.rules.renew = rule
  const tab = await open(kept)
  tab.$payments.listen(() => {})
  tab.$projects.listen(() => {})
  expect(tab.checkToken()).toBe(true)
  await pass(1000)
  expect(names(tab)).toEqual(['renew'])
  goOn()
  await until(() => expect([tab.status(), tab.$payments.get().status]).toEqual(['signed-in', 'ready']))
  await tab.server.answersAll()
  expect(names(tab).toSorted()).toEqual(['checkSession', 'payments', 'profile', 'renew', 'services'])
  expect(tab.token()).not.toBe(before)
  expect([...bearers(tab)]).toEqual([`Bearer ${tab.token()}`])
  expect([tab.toasts, tab.events]).toEqual([[], []])
})

test('from then on the session goes on as any other', async () => {
  const tab = await open(await leftFor(2 * hour))
  await tab.isSignedIn()
  await pass(8 * minute)
  await until(() => expect(tab.server.count('renew')).toBe(2))
})

test.each([
  ['later than the server renews it', 2 * hour + 16 * minute + 1000],
  ['years later', 30_000 * hour],
])('who comes back %s signs in, and nothing is asked', async (_, later) => {
  const tab = await open(await leftFor(later))
  await pass(minute)
  expect([tab.status(), tab.toasts, tab.server.calls]).toEqual(['expired', ['error: Token expired'], []])
  expect(tab.browser.local.size).toBe(0)
})

test('the session ends where the server no longer wants it: "Token expired"', async () => {
  const kept = await leftFor(hour)
  kept.server.rules.renew = fail(401, 'No.')
  const tab = await open(kept)
  tab.$payments.listen(() => {})
  await until(() => expect(tab.status()).toBe('expired'))
  await pass(minute)
  expect([tab.toasts, tab.events]).toEqual([['error: Token expired'], ['cp-sign-out expired']])
  expect([names(tab), tab.browser.local.size]).toEqual([['renew'], 0])
})

test('as after a new password, which was set elsewhere', async () => {
  const kept = await leftFor(hour)
  await kept.server.store.endSessions(ada._id)
  const tab = await open(kept)
  await until(() => expect([tab.status(), tab.toasts]).toEqual(['expired', ['error: Token expired']]))
})

test.each<[string, Rule]>([
  ['404', fail(404, 'No such thing.')],
  ['success: false', answer({ success: false })],
  ['an answer without a token', answer({ success: true })],
  ['a token that ends no later', answer({ token: tokenOf({ sub: ada._id, exp: 1 }) })],
])('a server that says %s does not renew it', async (_, rule) => {
  const kept = await leftFor(hour)
  kept.server.rules.renew = rule
  const tab = await open(kept)
  await until(() => expect([tab.status(), tab.toasts]).toEqual(['expired', ['error: Token expired']]))
  expect(names(tab)).toEqual(['renew'])
})

describe.each<[string, Rule]>([
  ['can not be reached', offline()],
  ['is down', fail(503, 'Soon.')],
  ['is asked too often', fail(429, 'Later.')],
])('while the server %s', (_, rule) => {
  test('the token is kept, and Retry renews it', async () => {
    const kept = await leftFor(hour)
    const before = kept.browser.local.get('client-portal:token')
    kept.server.rules.renew = rule
    const tab = await open(kept)
    tab.$payments.listen(() => {})
    await until(() => expect(tab.$payments.get()).toMatchObject({ status: 'failed' }))
    await pass(minute)
    expect(new Set(names(tab))).toEqual(new Set(['renew']))
    expect([tab.token(), tab.events]).toEqual([before, []])
    expect(tab.toasts).not.toContain('error: Token expired')
    Reflect.deleteProperty(tab.server.rules, 'renew')
    tab.$payments.retry()
    await until(() => expect(tab.$payments.get().status).toBe('ready'))
    expect(tab.token()).not.toBe(before)
  })

  test('the session ends when the token can no longer be renewed', async () => {
    const kept = await leftFor(hour)
    kept.server.rules.renew = rule
    const tab = await open(kept)
    await pass(75 * minute)
    expect(tab.status()).toBe('signed-in')
    await pass(2 * minute)
    expect([tab.status(), tab.events]).toEqual(['expired', ['cp-sign-out expired']])
  })
})

test('all that has failed comes by itself once the connection is back', async () => {
  const kept = await leftFor(hour)
  const tab = await open({ ...kept, rules: { renew: offline() } })
  for (const each of [tab.$payments, tab.$projects]) each.listen(() => {})
  await until(() => expect(tab.$projects.get()).toMatchObject({ status: 'failed' }))
  tab.$notifications.listen(() => {})
  await pass(minute)
  Reflect.deleteProperty(tab.server.rules, 'renew')
  await pass(minute)
  await until(() =>
    expect([tab.$payments.get().status, tab.$projects.get().status]).toEqual(['ready', 'ready']),
  )
})

describe('a page that stays open', () => {
  test('renews when its device has slept for longer than the token counts', async () => {
    const tab = await openSignedIn({ server: createServerInTime() })
    await look(tab.$payments)
    await tab.server.answersAll()
    tab.server.calls.length = 0
    vi.setSystemTime(Date.now() + hour)
    tab.page.show(true)
    await until(() => expect(names(tab)).toEqual(['renew', 'payments']))
    expect(tab.server.last('payments')?.headers.get('authorization')).toBe(`Bearer ${tab.token()}`)
    expect([tab.status(), tab.events, tab.toasts]).toEqual(['signed-in', [], []])
  })

  test('renews at the end of its token what it could not renew before', async () => {
    const tab = await openSignedIn({ server: createServerInTime() })
    tab.server.rules.renew = fail(503, 'Soon.')
    await pass(15 * minute)
    Reflect.deleteProperty(tab.server.rules, 'renew')
    const before = tab.token()
    await pass(minute)
    await until(() => expect(tab.token()).not.toBe(before))
    expect(tab.status()).toBe('signed-in')
  })

  test('goes on by a clock that is behind: a 401 says that the token has ended', async () => {
    const tab = await openSignedIn({ server: createServerInTime() })
    const now = Date.now()
    const token = tokenOf({ sub: ada._id, iat: inSeconds(-960), exp: inSeconds(-60) })
    const { rules } = tab.server
    // By this clock, it counts for a quarter of an hour still.
    vi.setSystemTime(now - 16 * minute)
    rules.payments = async () => {
      const isNew = tab.server.last('payments')?.headers.get('authorization') === 'Bearer next'
      return Response.json(isNew ? { data: [] } : { message: 'No.' }, { status: isNew ? 200 : 401 })
    }
    rules.login = answer({ data: { user: ada, token }, optional: ['renew'], renewFor: 7200 })
    rules.profile = answer({ data: ada })
    rules.renew = answer({ token: 'next' })
    await tab.signAdaIn()
    await look(tab.$payments)
    expect([tab.server.count('renew'), tab.status()]).toEqual([1, 'signed-in'])
  })

  test('is signed out with a token that has ended, and the server hears of it', async () => {
    const tab = await openSignedIn({ server: createServerInTime() })
    const { sid } = Object(jwtDecode(tab.token() ?? ''))
    tab.server.rules.renew = fail(503, 'Soon.')
    vi.setSystemTime(Date.now() + hour)
    tab.page.show(true)
    await pass(1000)
    tab.signOut()
    await tab.server.answersAll()
    expect(tab.server.count('logout')).toBe(1)
    expect(await tab.server.store.isCounted(`ended:${sid}`, Date.now())).toBe(true)
    expect([tab.status(), tab.events]).toEqual(['signed-out', ['cp-sign-out user']])
    expect(tab.browser.local.size).toBe(0)
  })

  test('takes no token that comes after a sign-out', async () => {
    const { rule, goOn } = holdBack()
    const tab = await openSignedIn({ server: createServerInTime() })
    tab.server.rules.renew = rule
    vi.setSystemTime(Date.now() + hour)
    tab.page.show(true)
    await until(() => expect(tab.server.count('renew')).toBe(1))
    tab.signOut()
    await tab.signMaryIn()
    const after = tab.token()
    goOn()
    await pass(1000)
    expect([tab.token(), tab.$client.get()?.name]).toEqual([after, 'Mary Somerville'])
  })

  test('that was signed out in another tab while it slept keeps nothing', async () => {
    const tab = await openSignedIn({ server: createServerInTime() })
    tab.browser.local.clear() // by a page that this one could not hear
    vi.setSystemTime(Date.now() + hour)
    tab.page.show(true)
    expect(tab.$session.get()).toEqual({ status: 'signed-out', reason: 'other-tab' })
    expect(tab.server.count('renew')).toBe(0)
  })

  test('offers Retry when nothing is answered for ten seconds, and takes what comes later', async () => {
    const tab = await openSignedIn({ server: createServerInTime() })
    const { rule, goOn } = holdBack()
    tab.server.rules.renew = rule
    vi.setSystemTime(Date.now() + hour)
    tab.page.show(true)
    tab.$payments.listen(() => {})
    await pass(9_000)
    expect(tab.$payments.get().status).toBe('loading')
    await pass(2_000)
    expect(tab.$payments.get()).toMatchObject({ status: 'failed', failure: { retryable: true } })
    tab.server.rules.renew = hang()
    tab.$payments.retry()
    await until(() => expect(tab.server.count('renew')).toBe(2))
    const before = tab.token()
    goOn()
    await until(() => expect(tab.token()).not.toBe(before))
    await pass(10_000)
    await until(() => expect(tab.$payments.get().status).toBe('ready'))
  })
})

describe('two tabs that are opened at once', () => {
  test('renew once, one after the other', async () => {
    const kept = await leftFor(hour)
    const { rule, goOn } = holdBack()
    kept.server.rules.renew = rule
    const tabs = [await open(kept), await open(kept)]
    await pass(1000)
    expect(names(kept)).toEqual(['renew'])
    goOn()
    for (const tab of tabs) await tab.isSignedIn()
    expect(kept.server.count('renew')).toBe(1)
  })

  test('without locks both renew, and both go on with one token', async () => {
    const kept = await leftFor(hour)
    const { rule, goOn } = holdBack()
    kept.server.rules.renew = rule
    const tabs = [await open({ ...kept, lacks: 'locks' }), await open({ ...kept, lacks: 'locks' })]
    await until(() => expect(kept.server.count('renew')).toBe(2))
    goOn()
    for (const tab of tabs) {
      await tab.isSignedIn()
      expect([tab.toasts, tab.events]).toEqual([[], []])
    }
    await kept.server.answersAll()
    kept.server.calls.length = 0
    for (const { $payments } of tabs) $payments.listen(() => {})
    await until(() => expect(kept.server.count('payments')).toBe(2))
    expect(new Set(kept.server.calls.map(({ headers }) => headers.get('authorization')))).toEqual(
      new Set([`Bearer ${kept.browser.local.get('client-portal:token')}`]),
    )
  })

  test('one that comes later takes the token of the other', async () => {
    const kept = await leftFor(hour)
    const first = await open(kept)
    await first.isSignedIn()
    const second = await open(kept)
    await second.isSignedIn()
    expect(kept.server.count('renew')).toBe(1)
  })

  test('another client signs in before the first one is back: nothing of hers remains', async () => {
    const kept = await leftFor(hour)
    const { rule, goOn } = holdBack()
    kept.server.rules.renew = rule
    const [first, second] = [await open(kept), await open(kept)]
    const seen: unknown[] = []
    first.$payments.subscribe((payments) => seen.push(first.$client.get()?.name, payments.status))
    await pass(1000)
    await second.signMaryIn()
    goOn()
    await until(() => expect(first.$client.get()?.name).toBe('Mary Somerville'))
    await pass(1000)
    expect([first.token(), first.status()]).toEqual([second.token(), 'signed-in'])
    expect(first.server.last('payments')?.url.pathname).toMatch(/client-new$/)
  })

  test('in a sandbox, where locks may not be used, a page renews, too', async () => {
    const kept = await leftFor(hour)
    const tab = await open({ ...kept, lacks: 'right to lock' })
    await tab.isSignedIn()
    expect(kept.server.count('renew')).toBe(1)
  })
})

describe('nothing of it is seen', () => {
  const ended = () => tokenOf({ sub: ada._id, exp: inSeconds(-3600) })

  test('by a server that announces no "renewFor"', async () => {
    const tab = await open({
      browser: createBrowser(stored(tokenOf({ sub: ada._id, exp: inSeconds(900) }))),
      rules: { checkSession: answer({ success: true, optional: ['renew'] }), profile: answer({ data: ada }) },
    })
    await tab.isSignedIn()
    tab.server.calls.length = 0
    vi.setSystemTime(Date.now() + hour)
    tab.page.show(true)
    expect([tab.status(), names(tab)]).toEqual(['expired', []])
  })

  test.each([0, -5, 'soon', null, {}, []])('by one that says %j', async (renewFor) => {
    const browser = createBrowser()
    const tab = await open({ browser })
    tab.server.rules.login = answer({
      data: { user: ada, token: tokenOf({ sub: ada._id, exp: inSeconds(900) }) },
      optional: ['renew'],
      renewFor,
    })
    tab.server.rules.profile = answer({ data: ada })
    await tab.signAdaIn()
    vi.setSystemTime(Date.now() + 16 * minute)
    tab.page.show(true)
    expect(tab.status()).toBe('expired')
  })

  test('once a server says no longer that it renews', async () => {
    const rules = { checkSession: answer({ success: true, optional: ['renew'] }) }
    const tab = await open({ ...(await leftFor(minute)), rules })
    await tab.isSignedIn()
    expect(tab.browser.local.has('client-portal:renew-for')).toBe(false)
  })

  test('under "getToken"', async () => {
    const browser = createBrowser({ ...stored(ended()), 'client-portal:renew-for': '7200' })
    const tab = await open({ browser, settings: { getToken: () => null } })
    await until(() => expect(tab.status()).toBe('signed-out'))
    expect(tab.server.count('renew')).toBe(0)
  })

  test('of a token that another API has given', async () => {
    const browser = createBrowser({
      ...stored(ended()),
      'client-portal:api': 'https://other.example',
      'client-portal:renew-for': '7200',
    })
    const tab = await open({ browser })
    await pass(minute)
    expect([tab.status(), tab.server.calls]).toEqual(['signed-out', []])
  })
})

test.each(['session', 'memory'] as const)(
  'with storage "%s", a closed tab costs the session',
  async (storage) => {
    const first = await open({ settings: { storage } })
    await first.signAdaIn()
    expect(first.browser.local.size).toBe(0)
    close(first, hour)
    const next = await open({ browser: first.browser, server: first.server, settings: { storage } })
    await pass(minute)
    expect([next.status(), next.server.count('renew')]).toEqual(['signed-out', 0])
  },
)
