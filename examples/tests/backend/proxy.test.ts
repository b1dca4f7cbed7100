/** What stands between the page and the API, as somebody speaks to it who is no browser. */
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { hasNginx } from '../../../tests/nginx'
import { openCompany, type Way } from './company'
import { send } from './send'

const ada = { id: 'client-ada', email: 'ada@example.com', password: 'right' }
const uploads = '/api/v1/uploads/'
const calls = '/portal/api/'

/** Ada signs in at the company. @returns the cookie of her session */
async function signInAt(url: string): Promise<string> {
  const body = new URLSearchParams({ email: ada.email, password: ada.password })
  const init = { method: 'POST', headers: { Origin: url }, body, redirect: 'manual' } as const
  const { headers } = await fetch(`${url}/login`, init)
  return headers.get('Set-Cookie')?.split(';')[0] ?? ''
}

interface Asked {
  method: string
  path: string
  headers: IncomingHttpHeaders
}

/** A server that writes down what it is asked, and answers what `answer` says. */
async function openServer(status: number, headers: Record<string, string> = {}) {
  const asked: Asked[] = []
  const server: Server = createServer((request, response) => {
    const { method = '', url = '', headers: came } = request
    asked.push({ method, path: url, headers: came })
    request.resume().on('end', () => response.writeHead(status, headers).end('{"success":true}'))
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  // It listens on a port, so its address is no path.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    host: `127.0.0.1:${port}`,
    asked,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

const ways: [Way, string][] = [
  ['proxy.ts', ''],
  ['nginx.conf', ' (needs nginx)'],
]

for (const [way, condition] of ways) {
  describe.skipIf(way === 'nginx.conf' && !hasNginx)(way + condition, () => {
    let elsewhere: Awaited<ReturnType<typeof openServer>>
    let api: Awaited<ReturnType<typeof openServer>>
    let company: Awaited<ReturnType<typeof openCompany>>
    let signedIn: string[]

    beforeAll(async () => {
      elsewhere = await openServer(200)
      // An API that would lead its caller away, and into another session.
      api = await openServer(302, {
        Location: `${elsewhere.url}/taken`,
        'Set-Cookie': '__Host-session=of-the-api; Path=/; Secure',
      })
      company = await openCompany(way, api.url, ada)
      signedIn = [`Cookie: ${await signInAt(company.url)}`, 'Authorization: Bearer cookie']
    })
    afterAll(async () => {
      await company.close()
      await Promise.all([api.close(), elsewhere.close()])
    })
    beforeEach(() => {
      api.asked.length = 0
    })

    /** @param call As `GET /portal/api/a`. */
    const ask = (call: string, headers: string[] = [], more: { body?: string; from?: string } = {}) =>
      send(company.port, [`${call} HTTP/1.1`, ...headers], more)
    /** As a page of the company's own asks for Ada. */
    const asAda = (call: string, headers: string[] = [], body = '') =>
      ask(call, [...signedIn, `Origin: ${company.url}`, ...headers], { body })

    test.each([calls, uploads])('the API hears of %s only what it needs, and from whom', async (path) => {
      await ask(`GET ${path}a`, [
        ...signedIn,
        'Host: evil.example',
        'X-Forwarded-For: 198.51.100.1',
        'X-Forwarded-For: 198.51.100.2, 198.51.100.3',
        'X-Forwarded-Host: evil.example',
        'X-Forwarded-Proto: https',
        'X-Real-IP: 198.51.100.1',
        'X-Client-IP: 198.51.100.1',
        'True-Client-IP: 198.51.100.1',
        'Forwarded: for=198.51.100.1;host=evil.example',
        'X-HTTP-Method-Override: DELETE',
        'X-Original-URL: /admin',
        'Proxy-Authorization: Basic YTpi',
        'Connection: X-Forwarded-For, Authorization',
        'TE: trailers',
        'Upgrade: h2c',
        'Origin: https://evil.example',
        'Referer: https://company.example/private',
      ])
      expect(api.asked).toHaveLength(1)
      const { host, connection, authorization, ...headers } = api.asked[0]?.headers ?? {}
      expect(host).toBe(api.host)
      expect(connection).not.toContain('orward')
      if (path === calls) expect(authorization).toMatch(/^Bearer eyJ/)
      else expect(authorization).toBeUndefined()
      expect(headers).toEqual({
        'x-forwarded-for': '127.0.0.1',
        // What fetch writes by itself.
        ...(way === 'proxy.ts' && {
          accept: '*/*',
          'accept-encoding': expect.any(String),
          'accept-language': '*',
          'sec-fetch-mode': 'cors',
          'user-agent': 'node',
        }),
      })
    })

    test('what a client has uploaded runs no script beside the cookie, whatever the API says of it', async () => {
      const answer = await fetch(`${company.url}${uploads}a.html`, { redirect: 'manual' })
      expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    })

    test.each([calls, uploads])('each client of %s has an address of their own', async (path) => {
      for (const from of ['127.0.0.2', '127.0.0.3']) {
        await ask(`GET ${path}a`, [...signedIn, 'X-Forwarded-For: 127.0.0.9'], { from })
      }
      expect(api.asked.map(({ headers }) => headers['x-forwarded-for'])).toEqual(['127.0.0.2', '127.0.0.3'])
    })

    test('tries to sign in count by the address of the caller, whatever else they write', async () => {
      const body = 'email=a&password=b'
      const form = ['Content-Type: application/x-www-form-urlencoded', `Content-Length: ${body.length}`]
      const tryOut = (index: number, from: string) => {
        const written = [`X-Forwarded-For: 203.0.113.${index}`, `Forwarded: for=203.0.113.${index}`]
        return ask('POST /login', ['Sec-Fetch-Site: same-origin', ...form, ...written], { body, from })
      }
      for (let index = 0; index < 50; index++) expect((await tryOut(index, '127.0.0.4')).status).toBe(401)
      expect((await tryOut(51, '127.0.0.4')).status).toBe(429)
      expect((await tryOut(51, '127.0.0.5')).status).toBe(401)
    })

    test.each([calls, uploads])('nothing of the API leads the caller of %s away', async (path) => {
      const { status, text } = await ask(`GET ${path}a`, signedIn)
      expect(status).toBe(302)
      expect(text).not.toMatch(/set-cookie/i)
      expect(elsewhere.asked).toEqual([])
    })

    test.each([
      '../admin',
      'a/../../admin',
      '..%2fadmin',
      '..%2f..%2f..%2fadmin',
      '%2e%2e/admin',
      '%2e%2e%2fadmin',
      '.%2e/admin',
      '%252e%252e%252fadmin',
      '..%252fadmin',
      '..\\admin',
      '..%5cadmin',
      'a/..%5c..%5cadmin',
      '/evil.example/a',
      '%2f%2fevil.example/a',
      '/@evil.example/',
      '@evil.example/',
      'a//..//admin',
      './/admin',
      '%2e/admin',
    ])('no path leads out: %s', async (rest) => {
      for (const path of [calls, uploads]) {
        api.asked.length = 0
        await ask(`GET ${path}${rest}`, signedIn).catch(() => {}) // some are no HTTP at all
        for (const { path: asked } of api.asked) {
          const inside = path === calls ? '/api/v1/' : uploads
          // However often the API, or what stands before it, decodes.
          for (const read of [asked, decode(asked), decode(decode(asked))]) {
            expect(new URL(api.url + read).pathname.startsWith(inside)).toBe(true)
            expect(read.split(/[/\\]/).slice(1)).not.toEqual(expect.arrayContaining(['..']))
            expect(read).not.toMatch(/^\/\/|:\/\/|[/\\]{2}/)
          }
        }
      }
    })

    test.each([
      '/%70ortal/api/a',
      '/%70%6frtal/api/a',
      '/portal%2fapi/a',
      '//portal/api/a',
      '/x/../portal/api/a',
      '/x/..%2fportal/api/a',
      '/admin/..%2fapi/v1/uploads/a',
      '/admin/%2e%2e/api/v1/uploads/a',
      '/admin/..%2fapi%2fv1%2fuploads%2fa',
      '/%61pi/v1/uploads/a',
      '//api/v1/uploads/a',
      'http://evil.example/portal/api/a',
      '/portal/apia',
      '/api/v1/a',
      '/api/v1/uploadsa',
    ])('no other way of writing an address leads elsewhere: %s', async (path) => {
      await ask(`GET ${path}`, signedIn).catch(() => {})
      for (const { path: asked } of api.asked) expect(asked).toMatch(/^\/api\/v1\/(uploads\/)?a$/)
    })

    test('names of files come through as they are', async () => {
      const name = encodeURIComponent('Mein Bild (50%) & é.v2..png')
      await ask(`GET ${uploads}file-1/${name}?expires=1&signature=a%2Bb`)
      expect(decodeURIComponent(api.asked[0]?.path ?? '')).toBe(
        `${uploads}file-1/Mein Bild (50%) & é.v2..png?expires=1&signature=a+b`,
      )
      expect(api.asked[0]?.path).toContain('?expires=1&signature=a%2Bb')
    })

    test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('files are only read: no %s', async (method) => {
      const { status } = await ask(`${method} ${uploads}a`, ['Content-Length: 0'])
      expect([403, 404, 405]).toContain(status)
      expect(api.asked).toEqual([])
    })

    test.each(['TRACE', 'GET', 'POST'])('%s with a body breaks nothing', async (method) => {
      for (const path of [calls, uploads]) {
        const { status } = await asAda(`${method} ${path}a`, ['Content-Length: 5'], 'hello')
        expect(status).toBeLessThan(500)
      }
      expect(api.asked.map((asked) => asked.method)).not.toContain('TRACE')
    })

    test.each<[string, (signedIn: string[]) => string[]]>([
      ['without a session', () => ['Authorization: Bearer cookie']],
      [
        'with a session that nobody began',
        () => ['Authorization: Bearer cookie', 'Cookie: __Host-session=x'],
      ],
      ['with the cookie alone', ([cookie = '']) => [cookie]],
      ['with another token', ([cookie = '']) => [cookie, 'Authorization: Bearer eyJhbGciOiJub25lIn0.e30.']],
      ['from another site', (all) => [...all, 'Sec-Fetch-Site: cross-site']],
      ['from a host beside', (all) => [...all, 'Sec-Fetch-Site: same-site']],
      ['in an older browser, from another site', (all) => [...all, 'Origin: https://evil.example']],
    ])('nobody calls %s', async (_how, headersOf) => {
      const { status } = await ask(`POST ${calls}a`, ['Content-Length: 0', ...headersOf(signedIn)])
      expect([401, 403]).toContain(status)
      expect(api.asked).toEqual([])
    })

    test('a body that is too large is refused before it comes', async () => {
      expect((await asAda(`POST ${calls}a`, ['Content-Length: 101000001'])).status).toBe(413)
      expect(api.asked).toEqual([])
    })

    test('a body comes through as it was sent', async () => {
      const body = 'x'.repeat(2_000_000)
      const head = ['Content-Type: text/x', 'Idempotency-Key: "a-key"', `Content-Length: ${body.length}`]
      expect((await asAda(`POST ${calls}a`, head, body)).status).toBe(302)
      expect(api.asked[0]?.headers).toMatchObject({
        'content-length': `${body.length}`,
        'content-type': 'text/x',
        'idempotency-key': '"a-key"',
      })
    })

    test.each([
      '/portal-token',
      '//portal-token',
      '/portal%2Dtoken',
      '/x/..%2fportal-token',
      '/./portal-token',
      '/portal-token/',
      '/PORTAL-TOKEN',
      '/portal-token?a',
      '/portal-token;a',
      '/portal/me',
      `${calls}a`,
      '/',
    ])('no token comes out of %s', async (path) => {
      for (const method of ['GET', 'HEAD', 'POST']) {
        const { text } = await asAda(`${method} ${path}`, ['Content-Length: 0'])
        expect(text).not.toMatch(/eyJ|X-Portal-Token/i)
      }
    })
  })
}

/** An API that says something to each caller again and again, and tells when the last one has left. */
async function openStream() {
  const callers = new Set<ServerResponse>()
  const server = createServer((request, response) => {
    callers.add(response)
    response.on('close', () => callers.delete(response))
    response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(`asked ${request.url}\n`)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port, so its address is no path
  return {
    url: `http://127.0.0.1:${port}`,
    callers,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

for (const [way, condition] of ways) {
  const runs = test.skipIf(way === 'nginx.conf' && !hasNginx)
  runs(`${way} passes a stream on piece by piece, and its end in both directions${condition}`, async () => {
    const api = await openStream()
    const company = await openCompany(way, api.url, ada)
    const Cookie = await signInAt(company.url)
    const leaving = new AbortController()
    const open = () =>
      fetch(`${company.url}${calls}events?lastEventId=7`, {
        headers: { Cookie, Authorization: 'Bearer cookie', 'Sec-Fetch-Site': 'same-origin' },
        signal: leaving.signal,
      })
    const reader = (await open()).body?.pipeThrough(new TextDecoderStream()).getReader()
    expect((await reader?.read())?.value).toBe('asked /api/v1/events?lastEventId=7\n')
    for (const piece of ['one\n', 'two\n']) {
      for (const caller of api.callers) caller.write(piece)
      expect((await reader?.read())?.value).toBe(piece)
    }
    for (const caller of api.callers) caller.end()
    expect((await reader?.read())?.done).toBe(true)

    await (await open()).body?.getReader().read()
    expect(api.callers.size).toBe(1)
    leaving.abort()
    await vi.waitFor(() => expect(api.callers.size).toBe(0))
    await company.close()
    await api.close()
  })
}

test('proxy.ts takes no body whose length it is not told: it would have to keep it', async () => {
  const api = await openServer(200)
  const company = await openCompany('proxy.ts', api.url, ada)
  const head = [`POST ${calls}a HTTP/1.1`, `Origin: ${company.url}`, 'Transfer-Encoding: chunked']
  expect((await send(company.port, head)).status).toBe(411)
  expect(api.asked).toEqual([])
  await company.close()
  await api.close()
})

test('a page that asks for a token gets it in the body alone', async () => {
  const company = await openCompany('token', 'http://api.example', ada)
  const Cookie = await signInAt(company.url)
  const ask = (site: string) =>
    fetch(`${company.url}/portal-token`, { headers: { Cookie, 'Sec-Fetch-Site': site } })
  const answer = await ask('same-origin')
  expect(Object.fromEntries(answer.headers)).not.toHaveProperty('x-portal-token')
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(JSON.stringify([...answer.headers])).not.toContain('eyJ')
  expect((await answer.json()).token).toMatch(/^eyJ/)
  expect((await ask('cross-site')).status).toBe(403)
  await company.close()
})

/** A path, decoded once. One that can't be decoded stays as it is. */
function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
