/** A token that lives for minutes, and a session that lasts for hours: new tokens come without a word. */
import { jwtDecode } from 'jwt-decode'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { answer, fail, hang, offline, type Rule } from '../../../server/api/intercept'
import { createServerInTime, holdBack, look, openPortal, openSignedIn as signedIn } from '../portal'
import { ada, inSeconds, pass, stopTimeInTests, tokenOf, until } from '../server'

stopTimeInTests()

const minute = 60_000
const hour = 60 * minute
/** The reference API gives tokens of 15 minutes, so each is renewed after so long. */
const half = 7.5 * minute

const underWay = new Set<Promise<Response>>()
beforeEach(() => underWay.clear())

/** Moves time on in small steps. After each, what the tabs have asked is answered: a server needs time of its own. */
async function wait(milliseconds: number) {
  const end = Date.now() + milliseconds
  while (Date.now() < end) {
    await pass(Math.min(15_000, end - Date.now()))
    await Promise.allSettled(underWay)
    for (let turn = 0; turn < 3; turn++) await new Promise(setImmediate)
  }
}

/** A server whose answers `wait()` waits for. */
function createServer() {
  const server = createServerInTime()
  const fetch: typeof server.fetch = (...asked) => {
    const answer = server.fetch(...asked)
    const end = () => underWay.delete(answer)
    underWay.add(answer)
    answer.then(end, end)
    return answer
  }
  return { ...server, fetch }
}

const open = (options?: Parameters<typeof openPortal>[0]) =>
  openPortal({ server: createServer(), ...options })
const openSignedIn = () => signedIn({ server: createServer() })

/** A client of a server that gives this token, and can renew it. */
async function openWithToken(token: string) {
  const tab = await open()
  tab.server.rules.login = answer({ data: { user: ada, token }, optional: ['renew'] })
  tab.server.rules.profile = answer({ data: ada })
  await tab.signAdaIn()
  return tab
}

const expectEnd = ({ status, events }: Awaited<ReturnType<typeof open>>) => {
  expect(status()).toBe('expired')
  expect(events).toEqual(['cp-sign-out expired'])
}

test('a session outlives its tokens, and ends after the hours that the server gives it', async () => {
  const tab = await openSignedIn()
  await wait(8 * hour - minute)
  await expect(tab.api.checkSession()).resolves.toBeDefined()
  expect(tab.toasts).toEqual([])
  // One for each half of a token. The last ones end with the session, so nobody asks for another one.
  expect(tab.server.count('renew')).toBeGreaterThanOrEqual((8 * hour) / half - 2)
  expect(tab.server.count('renew')).toBeLessThanOrEqual((8 * hour) / half + 2)
  await wait(3 * minute)
  expectEnd(tab)
})

test('a page that was loaded again goes on', async () => {
  const first = await openSignedIn()
  await wait(14 * minute)
  const next = await open({ browser: first.browser, server: first.server })
  await next.isSignedIn()
  await wait(hour)
  expect(next.status()).toBe('signed-in')
  expect(next.events).toEqual([])
})

test('many short visits to many pages renew the token, too', async () => {
  const first = await openSignedIn()
  const { browser, server } = first
  for (let page = 0; page < 40; page++) {
    const { isSignedIn } = await open({ browser, server })
    await isSignedIn()
    await wait(minute)
    // The page is left: none of its timers goes off. Time itself goes on.
    const now = Date.now()
    vi.clearAllTimers()
    vi.setSystemTime(now)
  }
  expect(server.count('renew')).toBeGreaterThanOrEqual(4)
})

test('a device that has slept renews the token as soon as the client is back, if it is not too late', async () => {
  const tab = await openSignedIn()
  const before = tab.token()
  // No timer runs while a device sleeps.
  vi.setSystemTime(Date.now() + 14 * minute)
  tab.page.show(true)
  await until(() => expect(tab.token()).not.toBe(before))
  vi.setSystemTime(Date.now() + 3 * hour)
  tab.page.show(true)
  expectEnd(tab)
})

describe('a token', () => {
  test.each([
    ['says when it was issued and when it ends', 420, () => ({ iat: inSeconds(-30), exp: inSeconds(870) })],
    ['says only when it ends', 450, () => ({ exp: inSeconds(900) })],
    ['lasts longer, by a clock that is behind', 450, () => ({ iat: inSeconds(7200), exp: inSeconds(8100) })],
    ['lasts longer than a timer can', 5e6, () => ({ iat: inSeconds(0), exp: inSeconds(1e7) })],
  ])('that %s is renewed after %d seconds', async (_, seconds, claims) => {
    const { server } = await openWithToken(tokenOf({ sub: ada.id, ...claims() }))
    server.rules.renew = hang()
    await pass(seconds * 1000 - 1000)
    expect(server.count('renew')).toBe(0)
    await pass(2000)
    expect(server.count('renew')).toBe(1)
  })

  test.each([
    ['has no end', tokenOf({ sub: ada.id })],
    ['is opaque', 'opaque'],
  ])('that %s is not renewed', async (_, token) => {
    const { server } = await openWithToken(token)
    await wait(hour)
    expect(server.count('renew')).toBe(0)
  })

  test("of the host's is not renewed: that is the host's to do", async () => {
    const { server, configure, isSignedIn } = await open()
    const token = tokenOf({ sub: ada.id, exp: inSeconds(900) })
    server.rules.checkSession = answer({ success: true })
    server.rules.profile = answer({ data: ada })
    configure({ endpoints: { renew: '/renew' }, getToken: () => token })
    await isSignedIn()
    await wait(10 * minute)
    expect(server.count('renew')).toBe(0)
  })

  test.each([
    [
      "a proxy's page",
      new Response('<!doctype html><h1>Come back later</h1>', { headers: { 'content-type': 'text/html' } }),
    ],
    [
      'half of an answer',
      new Response('{"success":true,"data":{"tok', { headers: { 'content-type': 'application/json' } }),
    ],
    ['another text', Response.json({ success: true, data: 'none' })],
  ])('is not to be found in %s, and the one before is kept', async (_, spoilt) => {
    const tab = await openSignedIn()
    const before = tab.token()
    tab.server.rules.renew = async () => spoilt.clone()
    await wait(10 * minute)
    expect([tab.server.count('renew'), tab.token()]).toEqual([1, before])
    expect(tab.status()).toBe('signed-in')
  })

  test('that ends no later than the one before is not taken', async () => {
    const tab = await openSignedIn()
    const before = tab.token()
    const { exp } = Object(jwtDecode(before ?? ''))
    tab.server.rules.renew = answer({ data: { token: tokenOf({ sub: ada.id, iat: inSeconds(60), exp }) } })
    await wait(10 * minute)
    expect([tab.server.count('renew'), tab.token()]).toEqual([1, before])
  })
})

test('a client who comes and goes does not renew the token more often', async () => {
  const { server, page } = await openSignedIn()
  server.rules.renew = hang()
  page.show(true)
  expect(server.count('renew')).toBe(0)
  await pass(half + 1000)
  page.show(true)
  expect(server.count('renew')).toBe(1)
})

describe('two tabs', () => {
  test('share the new token', async () => {
    const first = await openSignedIn()
    const second = await open({ browser: first.browser, server: first.server })
    await second.isSignedIn()
    await wait(2 * hour)
    await look(second.$payments)
    expect(first.server.last('payments')?.headers.get('authorization')).toBe(`Bearer ${first.token()}`)
  })

  /** What another tab writes; its event comes later. */
  const renewElsewhere = ({ browser }: Awaited<ReturnType<typeof open>>) => {
    const token = tokenOf({ sub: ada.id, iat: inSeconds(0), exp: inSeconds(900) })
    browser.local.set('client-portal:token', token)
    return token
  }

  test('do not renew a token twice', async () => {
    const tab = await openSignedIn()
    await pass(half - 1000)
    renewElsewhere(tab)
    await pass(2000)
    expect(tab.server.count('renew')).toBe(0)
  })

  test('keep the token that came first, when both have asked', async () => {
    const tab = await openSignedIn()
    const { rule, goOn } = holdBack()
    tab.server.rules.renew = rule
    await pass(half + 1000)
    const first = renewElsewhere(tab)
    goOn()
    await wait(1000)
    expect([tab.server.count('renew'), tab.token()]).toEqual([1, first])
  })
})

describe('a server', () => {
  test('that announces nothing is not asked, and the session ends with its token', async () => {
    const tab = await open()
    tab.server.rules.login = async (next) => {
      const { optional: _, ...body } = await (await next()).json()
      return Response.json(body)
    }
    await tab.signAdaIn()
    tab.events.length = 0
    await wait(17 * minute)
    expect(tab.server.count('renew')).toBe(0)
    expectEnd(tab)
  })

  test.each<[string, Rule]>([
    ['is down', fail(503, 'Soon.')],
    ['can not be reached', offline()],
    ['is asked too often', fail(429, 'Later.')],
  ])('that %s for some minutes is asked again, and nobody hears of it', async (_, rule) => {
    const tab = await openSignedIn()
    tab.server.rules.renew = rule
    await wait(11 * minute)
    expect(tab.server.count('renew')).toBeGreaterThan(0)
    Reflect.deleteProperty(tab.server.rules, 'renew')
    await wait(hour)
    expect([tab.status(), tab.toasts, tab.events]).toEqual(['signed-in', [], []])
  })

  test('that is down until the end is asked after half of the rest, but not every second', async () => {
    const { server } = await openSignedIn()
    server.rules.renew = fail(503, 'Soon.')
    await wait(half + 220_000)
    expect(server.count('renew')).toBe(1)
    await wait(10_000)
    expect(server.count('renew')).toBe(2)
    await wait(220_000)
    expect(server.count('renew')).toBeGreaterThan(6)
    expect(server.count('renew')).toBeLessThan(11)
  })

  test('that says when to ask again is not asked before', async () => {
    const { server } = await openSignedIn()
    server.rules.renew = fail(429, 'Later.', { 'Retry-After': '300' })
    await wait(half + 290_000)
    expect(server.count('renew')).toBe(1)
    await wait(20_000)
    expect(server.count('renew')).toBe(2)
  })

  test.each<[string, Rule]>([
    ['404', fail(404, 'No such thing.')],
    ["a gateway's 401", fail(401, 'Who are you?')],
    ['success: false', answer({ success: false })],
    ['an answer without a token', answer({ success: true })],
  ])('that lacks it, by %s, is asked once, until the client signs in anew', async (_, rule) => {
    const tab = await openSignedIn()
    tab.server.rules.renew = rule
    await wait(17 * minute)
    expect(tab.server.count('renew')).toBe(1)
    expectEnd(tab)
    Reflect.deleteProperty(tab.server.rules, 'renew')
    await tab.signAdaIn()
    await wait(hour)
    expect(tab.status()).toBe('signed-in')
  })
})

test('a token that comes after the sign-out is not taken', async () => {
  const tab = await openSignedIn()
  const { rule, goOn } = holdBack()
  tab.server.rules.renew = rule
  await pass(half + 1000)
  expect(tab.server.count('renew')).toBe(1)
  tab.signOut()
  goOn()
  await wait(1000)
  expect([tab.status(), tab.token()]).toEqual(['signed-out', undefined])
})
