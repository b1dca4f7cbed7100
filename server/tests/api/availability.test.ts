/** One client, or one address, that takes all it can: the others are served meanwhile. Counts and orders, and no times. */
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type Listening, listen } from '../../../tests/listen'
import { defaultLimits, type Limits } from '../../api/limits'
import { readPartsAsTheyCome } from '../../api/node/parts'
import { createTokens } from '../../api/session/tokens'
import { type BrowserApiOptions, createBrowserApi } from '../../browser'
import { createMemoryBytes } from '../../files/bytes'
import { demoPeople } from '../../seed/people'
import { ownAccount } from '../../stores/account'
import { noDetails, type Records } from '../../stores/records'
import { expectRefusal } from './expect-refusal'
import { openApi, secret } from './open-api'
import { type Answer, answerOf, speakTo, watchBytes } from './speak'

const MB = 1_000_000
const payments = '/payments/getPaymentofClient/client-large'

const opened: (Listening | Socket)[] = []
afterEach(async () => {
  for (const one of opened.splice(0).toReversed()) await ('close' in one ? one.close() : one.destroy())
})

/** A connection that sends this text. What comes back is not read before it is asked for. */
async function send(port: number, text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  opened.push(socket)
  socket.on('error', () => {})
  socket.pause()
  await once(socket, 'connect')
  socket.write(text)
  return socket
}

/** The first line of the answer, as `HTTP/1.1 200 OK`. */
async function statusOf(socket: Socket): Promise<string> {
  let text = ''
  socket.on('data', (part) => {
    text += part
  })
  socket.resume()
  await vi.waitUntil(() => text.includes('\r\n'), { timeout: 5_000 })
  return text.split('\r\n', 1)[0] ?? ''
}

const isClosed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve))

/** An API in memory whose files have so many bytes, and the links to some of Ada's. */
async function openFiles(size: number, limits: Partial<Limits>, options: BrowserApiOptions = {}) {
  const api = createBrowserApi({ ...options, signedLinks: true, limits: { ...defaultLimits, ...limits } })
  const { token } = await api.signIn()
  const { data } = (await speakTo(api.fetch, token).get('/support/client/tickets?userId=client-ada')).body
  const links = JSON.stringify(data).match(/\/api\/v1\/uploads\/[^"]+/g) ?? []
  const [link = ''] = links
  const id = link.split('/')[4] ?? ''
  await api.bytes.save(id, [new Uint8Array(size)])
  return { api, link }
}

describe('a download that nobody reads', () => {
  test('has no more of its file in memory than a piece, and is ended', async () => {
    const { api, link } = await openFiles(64 * MB, { idleSeconds: 0.3 })
    const { read } = api.bytes
    let taken = 0
    api.bytes.read = async (id) => {
      const kept = await read(id)
      const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(piece, controller) {
          taken += piece.length
          controller.enqueue(piece)
        },
      })
      return kept && { ...kept, body: kept.body.pipeThrough(counting) }
    }
    const server = await listen(api.app.fetch)
    opened.push(server)
    const logged = vi.spyOn(console, 'error')
    const socket = await send(server.port, `GET ${link} HTTP/1.1\r\nHost: x\r\n\r\n`)
    const closed = isClosed(socket)
    await vi.waitFor(() => expect(taken).toBeGreaterThan(0))
    await new Promise((resolve) => setTimeout(resolve, 600))
    // The two sides of a connection keep some MB by themselves. Only who reads on sees that it has ended.
    socket.resume()
    await closed
    expect(socket.bytesRead).toBeLessThan(32 * MB)
    expect(taken).toBeLessThan(32 * MB)
    expect(logged.mock.calls).toEqual([])
    logged.mockRestore()
  })

  test('is one of a few of its link, which are told so', async () => {
    const { api, link } = await openFiles(MB, { downloads: { ofAddress: 99, ofLink: 3 } })
    const loading = await Promise.all(Array.from({ length: 20 }, () => api.fetch(link)))
    const refused = loading.filter(({ status }) => status === 429)
    expect([loading.length, refused.length]).toEqual([20, 17])
    const answer = await answerOf(refused[0] ?? expect.fail())
    expect(answer.headers.get('Retry-After')).toBe('5')
    const message = 'Too many files are being loaded at once. Please wait until some have come.'
    expectRefusal(answer, 429, message)
    // Heads alone hold no place, and whoever leaves or has read all gives it away.
    expect((await api.fetch(link, { method: 'HEAD' })).status).toBe(429)
    const [first, second] = loading.filter(({ status }) => status === 200)
    await first?.body?.cancel()
    for (const _ of [1, 2]) expect((await api.fetch(link, { method: 'HEAD' })).status).toBe(200)
    expect((await second?.arrayBuffer())?.byteLength).toBe(MB)
    expect((await (await api.fetch(link)).arrayBuffer()).byteLength).toBe(MB)
  })

  test('is one of some of its address, and of no other', async () => {
    const { api, link } = await openFiles(
      MB,
      { downloads: { ofAddress: 2, ofLink: 99 } },
      { addressOf: (context) => context.req.header('X-Forwarded-For') ?? '' },
    )
    const from = async (address: string) =>
      (await api.fetch(link, { headers: { 'X-Forwarded-For': address } })).status
    const mine = '203.0.113.1'
    expect([await from(mine), await from(mine), await from(mine)]).toEqual([200, 200, 429])
    expect(await from('203.0.113.2')).toBe(200)
  })
})

describe('long lists', () => {
  const open = async (limits: Partial<Limits> = {}) => {
    const api = createBrowserApi({ large: true, limits: { ...defaultLimits, ...limits } })
    const { token } = await api.signIn('large@example.com')
    const ada = speakTo(api.fetch, (await api.signIn()).token)
    return { api, token, large: speakTo(api.fetch, token), ada }
  }
  const whole = ({ api, token }: Awaited<ReturnType<typeof open>>) =>
    api.fetch(`/api/v1${payments}`, { headers: { Authorization: `Bearer ${token}` } })

  test('come whole, as they come page by page', async () => {
    const { large } = await open()
    for (const [path, count] of [
      [payments, 10_000],
      ['/services/get-services-for-client/client-large', 2_000],
      ['/support/client/tickets?userId=client-large', 2_000],
    ] as const) {
      const { status, body } = await large.get(path)
      expect([status, Object.keys(body)]).toEqual([200, ['success', 'data']])
      const rows: unknown[] = []
      for (let next: string | undefined = ''; next !== undefined; ) {
        const query: string = `${path.includes('?') ? '&' : '?'}limit=900${next && `&cursor=${next}`}`
        const page: Answer['body'] = (await large.get(path + query)).body
        rows.push(...(Array.isArray(page.data) ? page.data : []))
        next = page.next
      }
      expect(rows).toHaveLength(count)
      expect(body.data).toEqual(rows)
    }
  })

  test('on their way let others be answered all the time', async () => {
    const opened = await open()
    let isOnTheWay = true
    const lists = Promise.all(Array.from({ length: 12 }, async () => (await whole(opened)).text())).finally(
      () => {
        isOnTheWay = false
      },
    )
    let answered = 0
    while (isOnTheWay) {
      expect((await opened.ada.get('/clients/clientInformation/client-ada')).status).toBe(200)
      answered++
      // The next one comes from the network.
      await nextTurn()
    }
    // Each list is some twenty slices.
    expect((await lists).length).toBe(12)
    expect(answered).toBeGreaterThan(40)
  })

  test('of a client wait for those of another one, piece by piece', async () => {
    // Ada has 3,000 of them, too.
    const seed = ({ payments, ...records }: Records) => {
      const some = payments.filter(({ clientId }) => clientId === 'client-large').slice(0, 3_000)
      const adas = some.map((one) => ({ ...one, id: `ada-${one.id}`, clientId: 'client-ada' }))
      return { ...records, payments: [...payments, ...adas] }
    }
    const api = createBrowserApi({ large: true, seed })
    const order: string[] = []
    const read = async (name: string, email: string) => {
      const { token } = await api.signIn(email)
      const headers = { Authorization: `Bearer ${token}` }
      await (await api.fetch(`/api/v1/payments/getPaymentofClient/client-${name}`, { headers })).text()
      order.push(name)
    }
    const many = Array.from({ length: 10 }, () => read('large', 'large@example.com'))
    await Promise.all([...many, read('ada', 'client@example.com')])
    expect(order[0]).toBe('ada')
  })

  test('count by their length: whoever takes much waits', async () => {
    const rates = { ...defaultLimits.rates, read: { tries: 60, seconds: 60 } }
    const { large, ada } = await open({ rates })
    expect((await large.get(payments)).status).toBe(200)
    expect(await large.get('/clients/clientInformation/client-large')).toMatchObject({
      status: 429,
      body: { message: expect.stringContaining('That was too often.') },
    })
    expect((await ada.get('/clients/clientInformation/client-ada')).status).toBe(200)
  })

  test('that nobody reads are ended, and few at once', async () => {
    const opened = await open({ idleSeconds: 0.2, longListsOfClient: 1 })
    expect((await whole(opened)).status).toBe(200)
    const refused = await answerOf(await whole(opened))
    expectRefusal(refused, 429, 'Too many long lists are being loaded at once.')
    // A page of it is no long list.
    expect((await opened.large.get(`${payments}?limit=50`)).status).toBe(200)
    await vi.waitFor(async () => expect((await (await whole(opened)).json()).data).toHaveLength(10_000), {
      timeout: 5_000,
      interval: 50,
    })
  })

  test('of which the database breaks off do not end as if they were whole', async () => {
    const log = vi.fn()
    const api = createBrowserApi({ large: true, log })
    const { list } = api.store
    api.store.list = (name, ownerId, asked) =>
      asked?.cursor ? Promise.reject(new Error('The database is gone.')) : list(name, ownerId, asked)
    const server = await listen(api.app.fetch)
    opened.push(server)
    const { token } = await api.signIn('large@example.com')
    const headers = { Authorization: `Bearer ${token}` }
    const read = async () => (await fetch(`${server.url}/api/v1${payments}`, { headers })).text()
    await expect(read()).rejects.toThrow()
    expect(log).toHaveBeenCalledOnce()
  })
})

test('reads write nothing into the database', async () => {
  const api = createBrowserApi()
  const ada = speakTo(api.fetch, (await api.signIn()).token)
  const { countTry } = api.store
  let writes = 0
  api.store.countTry = (...tried) => {
    writes++
    return countTry(...tried)
  }
  for (let times = 0; times < 20; times++) {
    expect((await ada.get('/clients/clientInformation/client-ada')).status).toBe(200)
    expect((await ada.get('/uploads/a/b')).status).toBe(403)
  }
  expect(writes).toBe(0)
})

describe('uploads', () => {
  const boundary = '--x\r\nContent-Disposition: form-data; name='
  const reply = (ticketId: string, token: string, json = false) =>
    [
      `POST /api/v1/support/client/${ticketId} HTTP/1.1`,
      'Host: x',
      'Connection: close',
      `Authorization: Bearer ${token}`,
      `Content-Type: ${json ? 'application/json' : 'multipart/form-data; boundary=x'}`,
      'Transfer-Encoding: chunked',
      '\r\n',
    ].join('\r\n')
  const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`
  const beginning = chunk(
    `${boundary}"message"\r\n\r\nSlow\r\n${boundary}"subject"\r\n\r\nSlow\r\n${boundary}"attachment"; filename="a.txt"\r\n\r\na`,
  )
  const end = `${chunk('\r\n--x--\r\n')}0\r\n\r\n`

  /** A server that reads forms as they come, as in Node. */
  async function open(limits: Partial<Limits>) {
    const bytes = createMemoryBytes()
    const all = { ...defaultLimits, ...limits }
    const { app, store } = await openApi({ bytes, limits: all, readParts: readPartsAsTheyCome })
    const server = await listen(app.fetch)
    opened.push(server)
    const { issue } = createTokens(secret, () => new Date(), all)
    const tokenOf = async (id: string) => issue((await store.client(id)) ?? expect.fail())
    const start = async (id: string) =>
      send(server.port, reply(`createTicket/${id}`, await tokenOf(id)) + beginning)
    return { start, kept: watchBytes(bytes), port: server.port, tokenOf, store }
  }

  test('that trickle do not keep others from writing', async () => {
    const { start, kept, store } = await open({ formsAtOnce: { all: 6, ofClient: 4 } })
    const { large } = demoPeople
    const secrets = { passwordHash: '', passwordVersion: 1 }
    await store.load({ clients: [{ ...noDetails, ...ownAccount, ...large, ...secrets }] })
    const hostile = [
      ...(await Promise.all([1, 2, 3].map(() => start('client-large')))),
      ...(await Promise.all([1, 2, 3].map(() => start('client-new')))),
    ]
    await vi.waitFor(() => expect(kept.size).toBe(6))
    const ada = await start('client-ada')
    await vi.waitFor(() => expect(kept.has([...kept].at(-1) ?? '')).toBe(true))
    const ended = Promise.race(hostile.map(statusOf))
    expect(await ended).toContain('429')
    // Whoever comes back finds the places taken, and the slow line of another one loses nothing.
    for (const id of ['client-large', 'client-new']) {
      expect(await statusOf(await start(id))).toMatch(/ (429|200) /)
    }
    for (const _ of [1, 2, 3]) {
      ada.write(chunk('a'))
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    ada.write(end)
    expect(await statusOf(ada)).toContain('200')
  })

  test('of which nothing comes any more are ended; those that are slow arrive', async () => {
    const { start, kept } = await open({ idleSeconds: 0.4 })
    const [slow, dead] = [await start('client-ada'), await start('client-new')]
    const refused = statusOf(dead)
    for (let times = 0; times < 10; times++) {
      slow.write(chunk('a'))
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    slow.write(end)
    expect(await statusOf(slow)).toContain('200')
    expect(await refused).toContain('503')
    await vi.waitFor(() => expect(kept.size).toBe(1))
  })

  test('as JSON have to arrive in time', async () => {
    const { port, tokenOf } = await open({ idleSeconds: 0.2 })
    const head = reply('x', await tokenOf('client-ada'), true).replace(
      /\S+ HTTP/,
      '/api/v1/auth/user/client/login HTTP',
    )
    expect(await statusOf(await send(port, head + chunk('{"email":')))).toContain('400')
  })
})
