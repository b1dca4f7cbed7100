/** The sign-in of `examples/backend/`, as somebody uses it who wants to be somebody else. */
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Listening, listen } from '../../../tests/listen'
import { isFull } from '../../../tests/tiers'
import { addressFromProxy, addressOfConnection } from '../../backend/address'
import { createSignIn } from '../../backend/sign-in'
import { send } from './send'

const origin = 'https://www.example.com'
const own = { 'Sec-Fetch-Site': 'same-origin', Origin: origin }
const people: Record<string, string> = { 'ada@example.com': 'right', 'mary@example.com': 'right' }
const minutes = 60_000

/** A company's site, whose time stands still until it is changed. */
function openSite() {
  const clock = { time: Date.parse('2026-11-20T12:00:00Z') }
  const looked: string[] = []
  const { app } = createSignIn({
    origin,
    addressOf: (context) => context.req.header('X-Test-Address') ?? '203.0.113.1',
    now: () => clock.time,
    async findAccount(email, password) {
      looked.push(email)
      return people[email] === password ? { clientId: email, passwordVersion: 1 } : undefined
    },
  })
  return { app, clock, looked }
}

type Site = ReturnType<typeof openSite>

const formOf = (email: string, password: string) => new URLSearchParams({ email, password })

/** A browser that keeps the one cookie it is given. */
function openBrowser({ app }: Site, address = '203.0.113.1') {
  let cookie = ''
  const ask = async (path: string, init: RequestInit = {}) => {
    const headers = { ...own, Cookie: cookie, 'X-Test-Address': address, ...init.headers }
    const answer = await app.request(origin + path, { ...init, headers })
    const set = answer.headers.get('Set-Cookie')
    if (set) cookie = /max-age=0/i.test(set) ? '' : (set.split(';')[0] ?? '')
    return answer
  }
  return {
    ask,
    signIn: (email = 'ada@example.com', password = 'right') =>
      ask('/login', { method: 'POST', body: formOf(email, password) }),
    leave: () => ask('/logout', { method: 'POST' }),
    /** Who is signed in, by the id. */
    async who() {
      const answer = await ask('/portal/me')
      return answer.ok ? (await answer.json()).clientId : undefined
    },
    cookie: () => cookie,
    take(stolen: string) {
      cookie = stolen
    },
  }
}

type Browser = ReturnType<typeof openBrowser>

function open(address?: string): { site: Site; browser: Browser } {
  const site = openSite()
  return { site, browser: openBrowser(site, address) }
}

describe('the session', () => {
  test('stands in a cookie that no script, no other host and no other site can reach', async () => {
    const { browser } = open()
    const set = (await browser.signIn()).headers.get('Set-Cookie') ?? ''
    const [value = '', ...attributes] = set.split('; ')
    expect(value).toMatch(/^__Host-session=[\w-]{43}$/)
    expect(attributes.toSorted()).toEqual(['HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure'])
  })

  test('ends on the server when the client leaves', async () => {
    const { browser } = open()
    await browser.signIn()
    const stolen = browser.cookie()
    await browser.leave()
    expect(browser.cookie()).toBe('')
    browser.take(stolen)
    expect(await browser.who()).toBeUndefined()
  })

  test('is a new one at each sign-in, which ends the one before', async () => {
    const { browser } = open()
    // What somebody else has put into the browser, to share it later.
    browser.take('__Host-session=known-to-somebody-else')
    await browser.signIn()
    const first = browser.cookie()
    expect(first).not.toContain('known')
    await browser.signIn('mary@example.com')
    expect(await browser.who()).toBe('mary@example.com')
    for (const old of ['__Host-session=known-to-somebody-else', first]) {
      browser.take(old)
      expect(await browser.who()).toBeUndefined()
    }
  })

  test('ends after half an hour without a request', async () => {
    const { browser, site } = open()
    await browser.signIn()
    for (let times = 0; times < 3; times++) {
      site.clock.time += 29 * minutes
      expect(await browser.who()).toBe('ada@example.com')
    }
    site.clock.time += 31 * minutes
    expect(await browser.who()).toBeUndefined()
  })

  test('ends eight hours after the sign-in, however busy it is', async () => {
    const { browser, site } = open()
    await browser.signIn()
    for (let times = 1; times < 8 * 4; times++) {
      site.clock.time += 15 * minutes
      expect(await browser.who()).toBe('ada@example.com')
    }
    site.clock.time += 16 * minutes
    expect(await browser.who()).toBeUndefined()
  })

  // It takes 10,000 of them. What makes room for tries of passwords is tried in each run.
  test.runIf(isFull)(
    'gives way to newer ones when there are too many, the one longest unused first',
    async () => {
      const { browser, site } = open()
      const idle = openBrowser(site)
      await idle.signIn()
      await browser.signIn()
      for (let count = 0; count < 10_000; count++) {
        if (count % 5_000 === 0) expect(await browser.who()).toBe('ada@example.com')
        await openBrowser(site, `${count}`).signIn()
      }
      expect(await browser.who()).toBe('ada@example.com')
      expect(await idle.who()).toBeUndefined()
    },
  )
})

describe('another site', () => {
  const foreign: [string, Record<string, string>][] = [
    ['on another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }],
    ['on a host beside', { 'Sec-Fetch-Site': 'same-site', Origin: 'https://blog.example.com' }],
    ['that no page sent', { 'Sec-Fetch-Site': 'none' }],
    ['in an older browser', { Origin: 'https://evil.example' }],
    ['with a name like ours', { Origin: `${origin}.evil.example` }],
    ['without a name', { Origin: 'null' }],
    ['by plain http', { Origin: 'http://www.example.com' }],
    ['that says nothing', {}],
  ]
  const types = ['application/x-www-form-urlencoded', 'text/plain', 'application/json', '']

  test.each(foreign)('%s signs nobody in and nobody out', async (_where, headers) => {
    const { browser, site } = open()
    await browser.signIn()
    for (const type of types) {
      for (const path of ['/login', '/logout']) {
        const { status } = await site.app.request(origin + path, {
          method: 'POST',
          headers: { Cookie: browser.cookie(), ...(type && { 'Content-Type': type }), ...headers },
          body: String(formOf('mary@example.com', 'right')),
        })
        expect({ path, type, status }).toEqual({ path, type, status: 403 })
      }
    }
    expect(await browser.who()).toBe('ada@example.com')
  })

  test.each([
    ['a page of ours', own],
    ['a page of ours that tells nobody its address', { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' }],
    ['a page of ours in an older browser', { Origin: origin }],
  ])('is not %s', async (_what, headers) => {
    const { app } = openSite()
    const body = formOf('ada@example.com', 'right')
    expect((await app.request('/login', { method: 'POST', headers, body })).status).toBe(303)
  })

  test.each([
    ['cross-site', 403],
    ['same-site', 403],
    ['same-origin', 200],
    ['none', 200],
  ])('does not read who is signed in: %s gets %i', async (site, status) => {
    const { browser } = open()
    await browser.signIn()
    expect((await browser.ask('/portal/me', { headers: { 'Sec-Fetch-Site': site } })).status).toBe(status)
  })
})

describe('a body', () => {
  const post = (body: BodyInit, type: string) => (path: string) =>
    openSite().app.request(path, { method: 'POST', headers: { ...own, 'Content-Type': type }, body })
  const form = 'application/x-www-form-urlencoded'
  const parts = 'multipart/form-data; boundary=x'
  const part = (name: string, text: string) =>
    `--x\r\nContent-Disposition: form-data; ${name}\r\n\r\n${text}\r\n`

  test.each([
    ['a long form', post(`email=a&password=${'x'.repeat(5_000)}`, form)],
    ['many fields', post('a=1&'.repeat(2_000), form)],
    ['many parts', post(part('name="a"', '1').repeat(200), parts)],
    ['JSON', post(JSON.stringify('x'.repeat(5_000)), 'application/json')],
  ])('that is too large is refused: %s', async (_what, ask) => {
    for (const path of ['/login', '/logout']) expect((await ask(path)).status).toBe(413)
  })

  test.each([
    ['no form', post('{"email":"ada@example.com","password":"right"}', 'application/json')],
    ['no password', post('email=ada@example.com', form)],
    ['broken parts', post('--x\r\nContent-Disp', parts)],
    ['no boundary', post(part('name="email"', 'a'), 'multipart/form-data')],
    [
      'a file as email',
      post(`${part('name="email"; filename="a"', 'a')}${part('name="password"', 'right')}--x--\r\n`, parts),
    ],
    ['a long email', post(`email=${'a'.repeat(300)}@example.com&password=right`, form)],
  ])('that is no login is refused, and nothing breaks: %s', async (_what, ask) => {
    expect((await ask('/login')).status).toBe(400)
  })
})

describe('trying passwords', () => {
  const guess = async (browser: Browser, email?: string) => (await browser.signIn(email, 'a guess')).status

  async function guessOften(browser: Browser, times: number, email?: string) {
    const statuses = []
    for (let time = 0; time < times; time++) statuses.push(await guess(browser, email))
    return { tried: statuses.filter((status) => status === 401).length, last: statuses.at(-1) }
  }

  test('is counted by address, whoever is tried, and a right one counts, too', async () => {
    const { browser, site } = open()
    for (let time = 0; time < 25; time++) {
      expect(await guess(browser, `somebody-${time}@example.com`)).toBe(401)
      expect((await browser.signIn()).status).toBe(303)
    }
    site.looked.length = 0
    const refused = await browser.signIn()
    expect(refused.status).toBe(429)
    expect(refused.headers.get('Retry-After')).toBe('3600')
    // No password was looked at.
    expect(site.looked).toEqual([])
    expect((await openBrowser(site, '203.0.113.2').signIn()).status).toBe(303)
  })

  test('is counted by email, from wherever it comes, however the email is written', async () => {
    const site = openSite()
    for (let host = 0; host < 100; host++) {
      const email = ['ada@example.com', 'ADA@example.com', ' Ada@Example.com '][host % 3]
      expect(await guess(openBrowser(site, `203.0.113.${host}`), email)).toBe(401)
    }
    expect(await guess(openBrowser(site, '198.51.100.1'))).toBe(429)
    expect(await guess(openBrowser(site, '198.51.100.1'), 'mary@example.com')).toBe(401)
    expect(new Set(site.looked)).toEqual(new Set(['ada@example.com', 'mary@example.com']))
  })

  test('all at once is counted one by one', async () => {
    const { browser } = open()
    const statuses = await Promise.all(Array.from({ length: 80 }, () => guess(browser)))
    expect(statuses.filter((status) => status === 401)).toHaveLength(50)
    expect(statuses.filter((status) => status === 429)).toHaveLength(30)
  })

  test('is counted for the 2⁶⁴ addresses of an IPv6 network together', async () => {
    const site = openSite()
    for (let host = 0; host < 50; host++)
      expect(await guess(openBrowser(site, `2001:db8:1:2::${host.toString(16)}`))).toBe(401)
    expect(await guess(openBrowser(site, '2001:db8:1:2:3:4:5:6'))).toBe(429)
    expect(await guess(openBrowser(site, '2001:db8:1:3::1'))).toBe(401)
    // An IPv4 address that is written as IPv6 counts alone.
    const written = (host: number) => openBrowser(site, `::ffff:203.0.113.${host}`)
    for (let time = 0; time < 50; time++) expect(await guess(written(1), 'mary@example.com')).toBe(401)
    expect(await guess(written(1), 'mary@example.com')).toBe(429)
    expect((await written(2).signIn('mary@example.com')).status).toBe(303)
  })

  test('goes on after the time that the refusal told, however often it was refused', async () => {
    const { browser, site } = open()
    await guess(browser)
    site.clock.time += 20 * minutes
    await guessOften(browser, 49)
    // A refused try makes the wait no longer.
    for (let time = 0; time < 39; time++) {
      site.clock.time += minutes
      expect(await guess(browser)).toBe(429)
    }
    const wait = Number((await browser.signIn()).headers.get('Retry-After'))
    expect(wait).toBe(60)
    site.clock.time += wait * 1000 + 1
    expect((await browser.signIn()).status).toBe(303)
  })

  test('from one address never shuts the owner out: what is refused counts nowhere', async () => {
    const { browser: stranger, site } = open('198.51.100.66')
    for (let hour = 0; hour < 5; hour++) {
      expect(await guessOften(stranger, 120)).toEqual({ tried: 50, last: 429 })
      expect((await openBrowser(site, '203.0.113.9').signIn()).status).toBe(303)
      site.clock.time += 61 * minutes
    }
  })

  test('from everywhere never shuts the owner out where they have signed in before', async () => {
    const site = openSite()
    const home = openBrowser(site, '203.0.113.9')
    await home.signIn()
    await home.leave()
    site.clock.time += 24 * 60 * minutes
    for (let host = 0; host < 110; host++) await guess(openBrowser(site, `198.51.100.${host}`))
    expect((await openBrowser(site, '192.0.2.1').signIn()).status).toBe(429)
    expect((await home.signIn()).status).toBe(303)
    // Nor by an email that is written like somebody else's place.
    for (const email of ['203.0.113.9', 'both 203.0.113.9 ada@example.com', 'address 203.0.113.9']) {
      for (let host = 0; host < 110; host++) await guess(openBrowser(site, `2001:db8:1:${host}::1`), email)
    }
    expect((await home.signIn()).status).toBe(303)
    // Nor may anybody guess there for ever.
    expect(await guessOften(home, 60)).toMatchObject({ last: 429 })
  })

  test('is remembered while it goes on; what is longest past makes room', async () => {
    const { browser, site } = open()
    await guessOften(browser, 50, 'mary@example.com')
    for (let host = 0; host < 100; host++) await guess(openBrowser(site, `a${host}`))
    for (let host = 0; host < 10_500; host++) {
      await guess(openBrowser(site, `b${host}`), `${host}@example.com`)
      if (host % 1_000 === 0) expect(await guess(openBrowser(site, `c${host}`))).toBe(429)
    }
    expect(await guess(openBrowser(site, 'd'))).toBe(429)
    expect(await guess(browser, 'mary@example.com')).toBe(401)
  })
})

describe('over a real connection', () => {
  const servers: Record<string, Listening> = {}
  const findAccount = async () => undefined

  beforeAll(async () => {
    for (const [name, addressOf] of Object.entries({ addressOfConnection, addressFromProxy })) {
      const { app } = createSignIn({ origin, addressOf, findAccount })
      servers[name] = await listen(new Hono().route('/', app).fetch)
    }
  })
  afterAll(() => Promise.all(Object.values(servers).map(({ close }) => close())))

  const login = ['POST /login HTTP/1.1', 'Sec-Fetch-Site: same-origin']
  const form = 'Content-Type: application/x-www-form-urlencoded'
  const tryOut = (name: string, forwarded: string[], from?: string) => {
    const body = 'email=a&password=b'
    const lines = [...login, form, `Content-Length: ${body.length}`, ...forwarded]
    return send(servers[name]?.port ?? 0, lines, { body, ...(from && { from }) })
  }

  test('an address is that of the connection, whatever the caller writes', async () => {
    for (let host = 0; host < 50; host++) {
      const written = [`X-Forwarded-For: 203.0.113.${host}`, `Forwarded: for=203.0.113.${host}`]
      expect((await tryOut('addressOfConnection', written)).status).toBe(401)
    }
    expect((await tryOut('addressOfConnection', ['X-Forwarded-For: 203.0.113.200'])).status).toBe(429)
    expect((await tryOut('addressOfConnection', [], '127.0.0.2')).status).toBe(401)
  })

  test('behind a proxy it is the one that the proxy sets; nonsense counts as one caller', async () => {
    const nonsense = (index: number) => [
      [`X-Forwarded-For: 203.0.113.${index}, 198.51.100.1`],
      [`X-Forwarded-For: x${index}`],
      [],
    ]
    for (let index = 0; index < 50; index++) {
      expect((await tryOut('addressFromProxy', nonsense(index)[index % 3] ?? [])).status).toBe(401)
    }
    for (const lines of nonsense(99)) expect((await tryOut('addressFromProxy', lines)).status).toBe(429)
    expect((await tryOut('addressFromProxy', ['X-Forwarded-For: 203.0.113.7'])).status).toBe(401)
  })

  test('a body that is announced as too large is refused before it comes', async () => {
    const lines = [...login, form, 'Content-Length: 900000000']
    expect((await send(servers.addressOfConnection?.port ?? 0, lines)).status).toBe(413)
  })

  test('a body without an end is refused when it is too large', async () => {
    const chunk = `1000\r\n${'a'.repeat(0x1000)}\r\n`
    const lines = [...login, form, 'Transfer-Encoding: chunked']
    const sent = send(servers.addressOfConnection?.port ?? 0, lines, { body: chunk.repeat(3) })
    expect((await sent).status).toBe(413)
  })
})
