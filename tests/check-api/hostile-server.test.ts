/** `check-api` against a server that wants its user's terminal, secrets or network. */
import { createServer } from 'node:net'
import { gzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import { fail, type Rule } from '../../server/api/intercept'
import { isFull } from '../tiers'
import { sampleOf } from '../trials'
import { checkAsAda, checkServer, letPass, listen, only, password, serveApi } from './check'

/** Counts who connects, on each address of this machine. @returns the port, and how many came */
async function trap() {
  let guests = 0
  const server = createServer((socket) => {
    guests++
    socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('It listens on a port.')
  return { port: address.port, guests: () => guests }
}

const redirect = (location: string, status: number) => new Response(null, { status, headers: { location } })

/** What the report says, to people and to programs. */
const reports = async (apiUrl: string, ...args: string[]) =>
  [await checkAsAda(apiUrl, ...args), await checkAsAda(apiUrl, ...args, '--json')] as const

describe('the terminal', () => {
  const commands = {
    'clears the screen': '\u001b[2J',
    'writes the clipboard': '\u001b]52;c;ZWNobw==\u0007',
    'hides behind one byte': '\u009b31m',
    'goes back on the line': '\rok',
    'turns the direction': '\u202eko',
    'is not seen': 'a\u200bb\u{e0041}',
    'begins a line of its own': '\nok     tickets  all is well',
    'begins one by another separator': '\u2028ok     tickets  all is well',
  }

  test('obeys nothing that a server says', async () => {
    const words = Object.values(commands).join('')
    const row: Rule = async () =>
      Response.json({ success: true, data: [{ paymentId: words, receivedAmount: words }] })
    const type = 'text/\u009b2J'
    const { apiUrl } = await serveApi({
      services: fail(418, `It says ${words}.`),
      payments: row,
      tickets: async () => new Response('{"data":[]}', { headers: { 'content-type': type } }),
    })
    const [text, json] = await reports(apiUrl)
    for (const { out } of [text, json]) {
      expect(out).toContain('It says \\u001b[2J')
      expect(out).toContain('\\u009b2J')
      expect(out).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
      expect(out).not.toMatch(/^ok {5}tickets {2}all is well/m)
    }
    expect(JSON.parse(json.out)).toMatchObject({ ok: false })
  })
})

describe('secrets', () => {
  const percent = (text: string) => text.replaceAll(/./g, (one) => `%${one.charCodeAt(0).toString(16)}`)
  const encode = (text: string, encoding: BufferEncoding) => Buffer.from(text).toString(encoding)
  const forms: ((secret: string) => string)[] = [
    (secret) => encode(secret, 'base64'),
    (secret) => encode(`a${secret}`, 'base64'),
    (secret) => encode(`client@example.com:${secret}?~`, 'base64'),
    (secret) => encode(`??${secret}`, 'base64url'),
    (secret) => `/x/${encode(secret, 'base64')}`,
    (secret) => encode(secret, 'hex'),
    (secret) => `0${encode(secret, 'hex').toUpperCase()}`,
    percent,
    (secret) => `https://x.example/?a=${percent(secret).toUpperCase()}`,
    (secret) => secret.replace(/[-.]/, percent),
  ]

  test.each(['text', 'json'])('are printed in no form: as %s', async (kind) => {
    const key = 'a-secret-of-the-host'
    const told = new Set<string>()
    const answer = ({ url, headers }: Request) => {
      const [, token] = /^Bearer (eyJ.+)/.exec(headers.get('authorization') ?? '') ?? []
      if (!token || !url.includes('/tickets')) return undefined
      for (const secret of [password, key, token]) for (const form of forms) told.add(form(secret))
      return Response.json({ message: Array.from(told, (form) => `"${form}"`).join(' ') }, { status: 418 })
    }
    const { apiUrl } = await serveApi({}, { answer })
    const args = ['--header', `X-Key: ${key}`, ...(kind === 'json' ? ['--json'] : [])]
    const { out } = await checkAsAda(apiUrl, ...only('tickets'), ...args)
    expect(out).toContain('it answers 418: ')
    expect(Array.from(told).filter((form) => out.includes(form))).toEqual([])
    expect(told.size).toBe(3 * forms.length)
  })

  test('are all that is hidden', async () => {
    const words = 'c2hpcHMgYW5kIHNvdXA= 7368697073 %73hips /services/get-services-for-client'
    expect((await checkServer({ tickets: fail(418, words) }, ...only('tickets'))).out).toContain(words)
  })
})

describe('a redirect', () => {
  const key = ['--header', 'X-Api-Key: very-secret-key']
  const to =
    (location: string, status: number): Rule =>
    async () =>
      redirect(location, status)

  test.each(['login', 'services'] as const)('of %s to another origin is not followed', async (call) => {
    const asked: string[] = []
    const elsewhere = await listen((request) => {
      asked.push(request.url)
      return Response.json({ success: true, data: [] })
    })
    const { apiUrl } = await serveApi({ [call]: to(`${elsewhere}/${call}`, 307) })
    const { out } = await checkAsAda(apiUrl, ...only('services'), ...key)
    expect(asked).toEqual([])
    expect(out).toContain(`no answer came: it leads to ${elsewhere}, which is not asked`)
  })

  test('within the origin is followed, with what belongs to it', async () => {
    const answer = ({ url }: Request) => {
      const { pathname, search } = new URL(url)
      if (!pathname.includes('/tickets') || search.includes('again')) return undefined
      return redirect(`${pathname}${search}${search ? '&' : '?'}again`, 307)
    }
    const { apiUrl, asked } = await serveApi({}, { answer })
    const { out, code } = await checkAsAda(apiUrl, ...only('tickets'), ...key)
    expect(out).toContain('it redirects')
    expect(code).toBe(0)
    const second = asked.filter(({ url }) => url.includes('again'))
    expect(second.map(({ headers }) => headers.get('x-api-key'))).toContain('very-secret-key')
  })

  test('that never ends does', async () => {
    const services = to('/api/v1/services/get-services-for-client/client-ada', 302)
    const { out } = await checkServer({ services }, ...only('services'))
    expect(out).toContain('it redirects again and again')
  })
})

describe('too much', () => {
  /** A body that never ends, in pieces of 64 KB. */
  const endless = (text: string, headers: Record<string, string> = {}): Rule => {
    const piece = new TextEncoder().encode(text.repeat(65_536 / text.length))
    const pull = (controller: ReadableStreamDefaultController) => controller.enqueue(piece)
    return async () => new Response(new ReadableStream({ pull }), { headers })
  }
  const tooLarge = 'no answer came: it has more than 16 MB, unpacked, and was not read to its end'

  test('packed into little, is not unpacked whole', async () => {
    const packed = gzipSync(Buffer.alloc(64_000_000, ' '))
    const services: Rule = async () => new Response(packed, { headers: { 'content-encoding': 'gzip' } })
    expect((await checkServer({ services }, ...only('services'))).out).toContain(tooLarge)
  })

  test('in an answer without an end, is not read', async () => {
    expect((await checkServer({ tickets: endless('0') }, ...only('tickets'))).out).toContain(tooLarge)
  })

  test('after 30 seconds, piece by piece, is not waited for', async () => {
    const pull = (controller: ReadableStreamDefaultController) => {
      letPass(31)
      controller.enqueue(new TextEncoder().encode('['))
      return new Promise<void>(() => {}) // nothing more
    }
    const tickets: Rule = async () => new Response(new ReadableStream({ pull }))
    const { out } = await checkServer({ tickets }, ...only('tickets'))
    expect(out).toContain('no answer came: it did not answer within 30 seconds')
  })

  test('for all calls together, ends with what is known', async () => {
    const answer = () => {
      letPass(20)
      return undefined
    }
    const { out } = await checkAsAda((await serveApi({}, { answer })).apiUrl)
    expect(out).toMatch(/^ok {5}login/m)
    expect(out).toContain('no answer came: all together took more than 15 minutes')
  })

  test.each([
    ['events', ':\n\n'],
    ['a line', ':'],
  ])('in a stream: %s without an end', async (_, text) => {
    const events = endless(text.padEnd(4, text), { 'content-type': 'text/event-stream' })
    expect((await checkServer({ events }, ...only('tickets'))).out).toContain('more than 1 MB came')
  })

  test.runIf(isFull)('in a list of 150,000 rows is read, and told of', async () => {
    const rows = Array.from({ length: 150_000 }, (_, id) => ({ id }))
    const notifications: Rule = async () => Response.json({ success: true, data: rows })
    const { out } = await checkServer({ notifications }, ...only('notifications'))
    expect(out).toContain('pages: 1, rows: 150000 of 150000')
  })
})

describe('a link', () => {
  const linkTo =
    (path: string): Rule =>
    async (proceed) => {
      const { data } = await (await proceed()).json()
      return Response.json({ success: true, data: data.map((file: object) => ({ ...file, path })) })
    }
  const whereTo = 'on the host of the API, or by https at a public address'

  const inside = [
    'http://localhost',
    'https://localhost',
    'https://[::1]',
    'https://[::ffff:127.0.0.1]',
    'http://[::1]',
  ]
  test.each(sampleOf(inside, 3))('into the network of the one who checks is not opened: %s', async (host) => {
    const { port, guests } = await trap()
    const { out } = await checkServer({ files: linkTo(`${host}:${port}/latest/meta-data`) }, ...only('files'))
    expect(guests()).toBe(0)
    expect(out).toContain(`/latest/meta-data: not opened. Links are opened ${whereTo}`)
  })

  test('that redirects there is not followed', async () => {
    const { port, guests } = await trap()
    const answer = ({ url }: Request) =>
      url.includes('/uploads/') ? redirect(`http://localhost:${port}/`, 302) : undefined
    const { apiUrl } = await serveApi({}, { answer })
    const { out } = await checkAsAda(apiUrl, ...only('files'))
    expect(guests()).toBe(0)
    expect(out).toContain(`it leads to http://localhost:${port}, which is not asked`)
  })

  test('at another port of the API is opened', async () => {
    const { port, guests } = await trap()
    await checkServer({ files: linkTo(`http://127.0.0.1:${port}/a.pdf`) }, ...only('files'))
    expect(guests()).toBeGreaterThan(0)
  })
})
