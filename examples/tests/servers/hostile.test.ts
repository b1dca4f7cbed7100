/** What no page sends, to each short server and to the reference API: it is refused in words, and gives nobody more tries. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readConfig } from '../../../server/config/config'
import { startServer } from '../../../server/start'
import { findFreePort } from '../../../server/tests/find-free-port'
import { newDatabase } from '../../../server/tests/stores/new-database'
import { isFull } from '../../../tests/tiers'
import { send } from '../backend/send'
import { encrypt, logIn, nora, omar, origin } from './client'
import { type Hostile, hostile, unusable } from './hostile'
import { canStart, names, type Server, start, titleOf } from './start'

// Python takes seconds to start on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

interface Kind {
  title: string
  isThere: boolean
  start(): Promise<Pick<Server, 'apiUrl' | 'port' | 'printed' | 'close'>>
  client: typeof nora
  /** Whose email is tried in other letters. */
  other: typeof nora
  /** The wrong passwords that one address has for one email. */
  tries: number
  /** All is tried. Of the example in Node, a usual run tries only who may sign in, and how often, behind a proxy. */
  isWhole: boolean
}

const kinds: Kind[] = names.map((name) => ({
  title: titleOf(name),
  isThere: canStart(name),
  start: () => start(name, origin, { TRUST_PROXY: 'on' }),
  client: nora,
  other: omar,
  tries: 10,
  isWhole: isFull,
}))
const ada = { id: 'client-ada', email: 'client@example.com', password: 'portal-demo' }
kinds.push({
  title: 'the reference API',
  isThere: true,
  start: startReference,
  client: ada,
  other: ada,
  tries: 10,
  isWhole: true,
})

async function startReference() {
  const folder = mkdtempSync(join(tmpdir(), 'cp-server-'))
  await newDatabase(join(folder, 'database'))
  const port = await findFreePort()
  const [printed] = [vi.spyOn(console, 'error'), vi.spyOn(console, 'log')].map((log) =>
    log.mockImplementation(() => {}),
  )
  const variables = { DATA_DIR: folder, PORT: `${port}`, CORS_ORIGINS: origin, TRUST_PROXY: 'on' }
  const server = await startServer(readConfig({ ...variables, DEMO: 'on', OUTBOX: 'on' }))
  return {
    port,
    apiUrl: `${server.url}/api/v1`,
    printed: () => (printed?.mock.calls ?? []).join('\n'),
    async close() {
      await server.stop()
      vi.restoreAllMocks()
      rmSync(folder, { recursive: true })
    },
  }
}

/** Letters that are others only to some comparisons: of Unicode's folding, of upper case, of a database without accents. */
const lookAlikes = { s: 'ſ', k: '\u212a', i: 'ı', e: 'é', m: 'ｍ' }

for (const { title, isThere, start, client, other, tries, isWhole } of kinds) {
  describe.skipIf(!isThere)(title, () => {
    let server: Awaited<ReturnType<typeof start>>
    let token = ''
    beforeAll(async () => {
      server = await start()
      token = await logIn(server, client)
    })
    afterAll(() => server?.close())

    /** Sends it through a proxy that is on no machine of the server's own. @param told The lines that the proxy has sent on */
    async function ask({ request, headers = [], body = '' }: Omit<Hostile, 'what'>, ...told: string[]) {
      const [method, path = ''] = request.replace('nora', client.id).split(/ (.*)/)
      const hasToken = headers.some((line) => line.startsWith('Authorization'))
      const bytes = Buffer.from(body, 'latin1')
      const lines = [
        `${method} /api/v1${path} HTTP/1.1`,
        `Origin: ${origin}`,
        ...told.map((address) => `X-Forwarded-For: ${address}`),
        ...(hasToken ? [] : [`Authorization: Bearer ${token}`]),
        ...headers,
        ...(method === 'GET' ? [] : [`Content-Length: ${bytes.length}`]),
      ]
      const { status, text } = await send(server.port, lines, { body: bytes, from: '127.0.0.2' })
      return { status, text }
    }

    const login = async (email: string, password: string, ...told: string[]) => {
      const body = Buffer.from(JSON.stringify({ email, password: encrypt(password) })).toString('latin1')
      const headers = ['Content-Type: application/json']
      return (await ask({ request: 'POST /auth/user/client/login', headers, body }, ...told)).status
    }
    /** With wrong passwords, one after the other. */
    async function tryOut(email: string, told: (index: number) => string[], count: number) {
      const statuses = []
      for (let index = 0; index < count; index++) statuses.push(await login(email, 'wrong', ...told(index)))
      return statuses
    }

    test.runIf(isWhole)('refuses whatever is odd, in words that a page can read', async () => {
      const seen = []
      for (const [index, each] of hostile.entries()) {
        const { status, text } = await ask(each, `203.0.113.${index}`)
        const hasWords = /"success":\s*false/.test(text) && /"message":\s*"(\\.|[^"\\]){5,}"/.test(text)
        const isReadable = text.toLowerCase().includes(`allow-origin: ${origin}`)
        const isRefused = status >= 400 && status < 500 && hasWords && isReadable
        const isFine = (each.mayPass && status === 200) || (each.mayBeBare && status === 400)
        if (!isRefused && !isFine) seen.push(`${each.what}: ${text}`)
      }
      expect(seen).toEqual([])
    })

    test('signs nobody in from what is no address', async () => {
      const answered = []
      for (const told of unusable) answered.push([told, await login(client.email, client.password, told)])
      expect(answered).toEqual(unusable.map((told) => [told, 400]))
      // Who asks the server itself has the address of the connection.
      for (const told of [[], [''], ['203.0.113.1,']])
        expect(await login(client.email, client.password, ...told)).toBe(200)
    })

    test('counts tries by what the proxy has added, whatever the caller has written before it', async () => {
      const written = (index: number) => [`198.51.100.${index}`, `203.0.113.${index}, 192.0.2.1`]
      expect(await tryOut(client.email, written, tries)).toEqual(Array(tries).fill(401))
      expect(await login(client.email, client.password, '192.0.2.1')).toBe(429)
      expect(await login(client.email, client.password, '::ffff:192.0.2.1')).toBe(429)
      for (const address of ['192.0.2.2', '::ffff:192.0.2.3', '2001:db8:9::1'])
        expect(await login(client.email, client.password, address)).toBe(200)
    })

    test.runIf(isWhole)(
      'an email that is written like an address takes no tries of that address',
      async () => {
        await tryOut('192.0.2.77', (index) => [`192.0.2.${100 + index}`], tries)
        await tryOut('email 192.0.2.77', (index) => [`192.0.2.${120 + index}`], 1)
        expect(await login(client.email, client.password, '192.0.2.77')).toBe(200)
      },
    )

    test('an email in other letters, which would have tries of its own, is nobody’s', async () => {
      expect(await login(other.email.toUpperCase(), other.password, '192.0.2.200')).toBe(200)
      for (const [letter, lookAlike] of Object.entries(lookAlikes)) {
        const email = other.email.replace(letter, lookAlike)
        const isSame = email.toLowerCase() === other.email
        expect([email, await login(email, other.password, `192.0.2.${201 + email.length}`)]).toEqual([
          email,
          isSame ? expect.toBeOneOf([200, 401]) : expect.toBeOneOf([400, 401]),
        ])
      }
    })

    test('is surprised by none of it', () => {
      const surprises = /Error|Traceback|Warning|Fatal|panic|\.(js|ts|py|php|ru|rb|go):\d/i
      // What PHP says of a request before it starts the script.
      const ofPhp = /in Unknown on line 0$/
      const lines = server.printed().split('\n')
      expect(lines.filter((line) => surprises.test(line) && !ofPhp.test(line))).toEqual([])
    })
  })
}
