/** Large files come before their form, where the server takes them so: what is cut goes on, and nothing is written twice. */
import { expect, test, vi } from 'vitest'
import { receiveUpload } from '../../../server/api/node/uploads'
import type { BrowserApiOptions } from '../../../server/browser'
import { askByBrowser } from '../page-fetch'
import { openSignedIn, type PortalOptions } from '../portal'
import { createServer, pass, stopTimeInTests, until } from '../server'

stopTimeInTests()

const MB = 1_000_000
const projectId = 'project-newsletter'
const ticketId = 'TKT-M4XQ72PD'
const draft = `ticket/${ticketId}`
const bytes = new Uint8Array(6 * MB).map((_, index) => index >> 12)
const plan = () => new File([bytes], 'plan.pdf', { lastModified: 1 })
const small = new File(['small'], 'small.txt')
const other = new File(['other'], 'other.txt')

/** What the line does to a request for an upload; `undefined` lets it pass. */
type Line = (method: string, count: number) => Response | undefined

interface Asked {
  method: string
  offset: string | null
  size: number
}

async function open(api: BrowserApiOptions = { receiveUpload }, before: PortalOptions = {}) {
  const server = before.server ?? createServer(api)
  const asked: Asked[] = []
  const line: { does: Line } = { does: () => undefined }
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(String(input))
    if (!pathname.includes('/uploads')) return server.fetch(input, init)
    const { method = 'GET', headers, body } = init ?? {}
    const offset = new Headers(headers).get('upload-offset')
    asked.push({ method, offset, size: body instanceof Blob ? body.size : 0 })
    const count = asked.filter((each) => each.method === method).length
    return line.does(method, count) ?? server.fetch(input, init)
  }
  const tab = await openSignedIn({ ...before, server, settings: { fetch, idempotencyKeys: true } })
  const forms = () =>
    server.calls.filter(({ name }) => name === 'replyTicket').map(({ body }) => body as FormData)
  const written = async () => {
    const found = await server.store.ticket('client-ada', ticketId)
    return found?.messages
      .filter(({ message }) => message === 'The plan')
      .map(({ attachments }) => attachments.map(({ name }) => name))
  }
  const fractions: number[] = []
  tab.senderOf(draft).$sending.listen((sending) => {
    if (sending.status === 'running' && sending.fraction !== null) fractions.push(sending.fraction)
  })
  const send = async (...files: File[]) => {
    tab.changeDraft(draft, { message: 'The plan', files })
    return tab.replyToTicket(ticketId)
  }
  const offsets = () =>
    asked.filter(({ method }) => method === 'PATCH').map(({ offset }) => Number(offset) / MB)
  return { ...tab, server, asked, line, forms, written, fractions, send, offsets }
}

const cut = () => {
  throw new TypeError('Failed to fetch')
}

/** Moves stopped time on until it has ended. */
async function inTime<Result>(running: Promise<Result>): Promise<Result> {
  let isOver = false
  const end = () => {
    isOver = true
  }
  running.then(end, end)
  await until(async () => {
    await pass(1_000)
    expect(isOver).toBe(true)
  })
  return running
}

/** Begins each upload at an address. */
const begunAt =
  (location: string): Line =>
  (method) =>
    method === 'POST' ? new Response(null, { status: 201, headers: { location } }) : cut()

test('a line that is cut goes on where the server is, and the form names what has come', async () => {
  const { line, send, offsets, forms, written, fractions, asked } = await open()
  line.does = (method, count) => (method === 'PATCH' && count === 5 ? cut() : undefined)
  const sending = send(small, plan(), other)
  await until(() => expect(forms()).toHaveLength(1))
  expect(await sending).toBe(true)
  expect(offsets()).toEqual([0, 1, 2, 3, 4, 4, 5])
  expect(asked.filter(({ method }) => method === 'HEAD')).toHaveLength(1)
  expect(fractions.toSorted()).toEqual(fractions)
  const [form] = forms()
  expect(form?.getAll('attachment').map((each) => typeof each)).toEqual(['object', 'string', 'object'])
  expect(await written()).toEqual([['small.txt', 'plan.pdf', 'other.txt']])
})

test.each([429, 502, 503, 401])('an answer %i to how much is there loses nothing of it', async (status) => {
  const { line, send, asked, offsets, written, server } = await open()
  const isBusy = (count: number) => {
    // The new token is of a later moment.
    if (status === 401) server.clock.set(new Date(Date.now() + 1_000))
    return status === 401 ? count === 1 : count < 4
  }
  line.does = (method, count) => {
    if (method === 'PATCH' && count === 5) return cut()
    return method === 'HEAD' && isBusy(count) ? new Response(null, { status }) : undefined
  }
  expect(await inTime(send(plan()))).toBe(true)
  expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(1)
  expect(offsets()).toEqual([0, 1, 2, 3, 4, 4, 5])
  expect(await written()).toEqual([['plan.pdf']])
})

test('an upload that no byte of gets through comes in the form, and so does the next one', async () => {
  const { line, send, asked, written, browser } = await open()
  line.does = (method) => (method === 'POST' ? undefined : cut())
  expect(await inTime(send(plan()))).toBe(true)
  const before = asked.length
  expect(await send(plan())).toBe(true)
  expect(asked).toHaveLength(before)
  expect(await written()).toEqual([['plan.pdf'], ['plan.pdf']])
  expect(browser.local.has('client-portal:uploads')).toBe(false)
})

test('lost answers to the first request are no reason to leave the way', async () => {
  const { line, send, asked, offsets, forms } = await open()
  line.does = (method, count) => (method === 'POST' && count < 3 ? cut() : undefined)
  expect(await inTime(send(plan()))).toBe(true)
  expect(offsets()).toHaveLength(6)
  expect(forms()).toHaveLength(1)
  line.does = (method) => (method === 'POST' ? cut() : undefined)
  expect(await inTime(send(plan()))).toBe(true)
  line.does = () => undefined
  expect(await send(plan())).toBe(true)
  expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(7)
  expect(offsets()).toHaveLength(12)
})

test('a refusal after bytes have arrived is no reason to leave the way', async () => {
  const { line, send, offsets, written } = await open()
  line.does = (method, count) =>
    method === 'PATCH' && count === 5 ? new Response(null, { status: 400 }) : undefined
  expect(await send(plan())).toBe(true)
  expect(await send(plan())).toBe(true)
  expect(offsets()).toEqual([0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 5])
  expect(await written()).toEqual([['plan.pdf'], ['plan.pdf']])
})

test('an answer by which nothing has come is not asked for without an end', async () => {
  const { line, send, offsets, senderOf } = await open()
  line.does = (method, count) =>
    method === 'PATCH' && count > 4
      ? new Response(null, { status: 204, headers: { 'upload-offset': `${4 * MB}` } })
      : undefined
  expect(await inTime(send(plan()))).toBe(false)
  expect(offsets().length).toBeLessThan(20)
  expect(senderOf(draft).$sending.get()).toMatchObject({ status: 'refused', retryable: true })
})

test.each([400, 422])(
  'to a server that answers %i to a form that names an upload, the file comes in the form, and so does the next one',
  async (status) => {
    const { send, asked, server, forms, written } = await open()
    server.rules.replyTicket = async (proceed) =>
      typeof forms().at(-1)?.get('attachment') === 'string'
        ? Response.json({ success: false, message: '"attachment.0" has to be: a file.' }, { status })
        : proceed()
    expect(await send(plan())).toBe(true)
    const before = asked.length
    expect(await send(plan())).toBe(true)
    expect(asked).toHaveLength(before)
    const [one, two] = server.calls.filter(({ name }) => name === 'replyTicket')
    expect(one?.headers.get('idempotency-key')).toBe(two?.headers.get('idempotency-key'))
    expect(await written()).toEqual([['plan.pdf'], ['plan.pdf']])
  },
)

test('a lost answer to the form costs no byte of the upload again', async () => {
  const { send, server, offsets, written } = await open()
  server.rules.replyTicket = async (proceed) => {
    await proceed()
    return cut()
  }
  const file = plan()
  expect(await send(file)).toBe(false)
  server.rules.replyTicket = (proceed) => proceed()
  expect(await send(file)).toBe(true)
  expect(offsets()).toHaveLength(6)
  expect(await written()).toEqual([['plan.pdf']])
})

test('no bar runs backwards where the browser told of bytes that never arrived', async () => {
  const { configure, server, fractions, send, written } = await open()
  let count = 0
  askByBrowser({ configure }, (input, init) => {
    if (init?.method !== 'PATCH') return server.fetch(input, init)
    const { body } = init
    count++
    if (count > 1 || !(body instanceof Blob)) return server.fetch(input, init)
    // All was given to the system, and a third of it has arrived.
    return server.fetch(input, { ...init, body: body.slice(0, 2 * MB) }).then(cut)
  })
  expect(await inTime(send(plan()))).toBe(true)
  expect(count).toBe(2)
  expect(fractions).toContain(1)
  expect(fractions.toSorted()).toEqual(fractions)
  expect(await written()).toEqual([['plan.pdf']])
})

/** A page whose line is cut after four pieces of a file, and which is left then. @returns what is left of it */
async function leaveUnfinished() {
  const { browser, server, line, send, offsets } = await open()
  line.does = (method, count) => (method === 'PATCH' && count > 4 ? cut() : undefined)
  send(plan())
  await until(() => expect(offsets().length).toBeGreaterThan(4))
  return { browser, server }
}

test('an address that is kept of another origin is not asked', async () => {
  const { browser, server } = await leaveUnfinished()
  const key = 'client-portal:uploads'
  const moved = browser.local.get(key)?.replace('https://client.example', 'https://elsewhere.example') ?? ''
  expect(moved).toContain('elsewhere')
  browser.local.set(key, moved)
  const second = await open(undefined, { browser, server })
  expect(await second.send(plan())).toBe(true)
  expect(second.asked[0]).toMatchObject({ method: 'POST' })
  expect(second.offsets()).toEqual([0, 1, 2, 3, 4, 5])
})

test('an address that is kept for a day is not asked', async () => {
  const { browser, server } = await leaveUnfinished()
  const key = 'client-portal:uploads'
  const kept: { at: number }[] = JSON.parse(browser.local.get(key) ?? '')
  browser.local.set(key, JSON.stringify(kept.map((each) => ({ ...each, at: each.at - 86_400_000 }))))
  const second = await open(undefined, { browser, server })
  expect(await second.send(plan())).toBe(true)
  expect(second.asked[0]).toMatchObject({ method: 'POST' })
})

test('what the end of a session cuts goes on when the same client is back', async () => {
  const { line, send, asked, offsets, signAdaIn, forms } = await open()
  const { endSession } = await import('../../../src/core/session/session')
  line.does = (method, count) => (method === 'PATCH' && count > 4 ? cut() : undefined)
  const sending = send(plan())
  await until(() => expect(offsets().length).toBeGreaterThan(4))
  endSession('expired')
  await signAdaIn()
  expect(await sending).toBe(false)
  line.does = () => undefined
  const before = offsets().length
  expect(await send(plan())).toBe(true)
  expect(offsets().slice(before)).toEqual([4, 5])
  expect(asked.filter(({ method }) => method === 'DELETE')).toHaveLength(0)
  expect(forms()).toHaveLength(1)
})

test.each(['cancels', 'signs out'])(
  'nothing is sent for a client who %s while the code for it loads',
  async (what) => {
    const { send, asked, forms, senderOf, signOut } = await open()
    const sending = send(plan())
    if (what === 'cancels') senderOf(draft).cancel()
    else signOut()
    expect(await sending).toBe(false)
    await vi.dynamicImportSettled()
    expect(asked).toHaveLength(0)
    expect(forms()).toHaveLength(0)
  },
)

test('the console hears why a large file comes in its form, with `debug`', async () => {
  const { line, send, configure } = await open()
  configure({ debug: true })
  const info = vi.spyOn(console, 'info').mockImplementation(() => {})
  line.does = () => new Response(null, { status: 404 })
  expect(await send(plan())).toBe(true)
  expect(info.mock.calls.flat().join()).toMatch(/a large file comes in its form.*404/)
})

test('a line that stays away says so, and the next try goes on', async () => {
  const { line, send, offsets, forms, written, senderOf } = await open()
  line.does = (method, count) => (method === 'PATCH' && count > 4 ? cut() : undefined)
  const file = plan()
  const sending = send(file)
  await until(async () => {
    await pass(2_000)
    expect(senderOf(draft).$sending.get()).toMatchObject({ status: 'refused', retryable: true })
  })
  expect(await sending).toBe(false)
  expect(forms()).toHaveLength(0)
  const before = offsets().length
  line.does = () => undefined
  expect(await send(file)).toBe(true)
  expect(offsets().slice(before)).toEqual([4, 5])
  expect(await written()).toEqual([['plan.pdf']])
})

test('a file that is chosen anew after a reload goes on', async () => {
  const { browser, server } = await leaveUnfinished()
  const second = await open(undefined, { browser, server })
  expect(await second.send(plan())).toBe(true)
  expect(second.offsets()).toEqual([4, 5])
})

test.each<[string, BrowserApiOptions, Line, number]>([
  ['says nothing of it', {}, () => undefined, 0],
  ['has no such address after all', { receiveUpload }, () => new Response(null, { status: 404 }), 1],
  [
    'has a gateway that knows no such call',
    { receiveUpload },
    () => new Response('<html>', { status: 200 }),
    1,
  ],
  // The line may have been away for a moment: it is asked twice more, and with the next form anew.
  ['lets nobody of another origin ask', { receiveUpload }, cut, 6],
  [
    'gives an address of another origin',
    { receiveUpload },
    begunAt('https://elsewhere.example/uploads/1'),
    1,
  ],
  ['gives no address', { receiveUpload }, begunAt('https://'), 1],
  ['gives an address without an id', { receiveUpload }, begunAt('/uploads/1/'), 1],
])('to a server that %s, all goes in the form, as ever', async (_which, api, does, times) => {
  const { line, send, asked, forms, written } = await open(api)
  line.does = does
  expect(await inTime(send(plan()))).toBe(true)
  expect(await inTime(send(plan(), small))).toBe(true)
  expect(asked).toHaveLength(times)
  expect(forms().map((form) => form.getAll('attachment').length)).toEqual([1, 2])
  expect(await written()).toEqual([['plan.pdf'], ['plan.pdf', 'small.txt']])
})

test('a token that ends on the way is renewed, and the upload goes on', async () => {
  const { line, send, offsets, server, status } = await open()
  line.does = (method, count) => {
    if (method !== 'PATCH' || count !== 4) return undefined
    // The new token is of a later moment.
    server.clock.set(new Date(Date.now() + 1_000))
    return new Response(null, { status: 401 })
  }
  expect(await send(plan())).toBe(true)
  expect(server.count('renew')).toBe(1)
  expect(offsets()).toEqual([0, 1, 2, 3, 3, 4, 5])
  expect(status()).toBe('signed-in')
})

test('to cancel gives the upload up', async () => {
  const { line, send, asked, senderOf, forms, browser } = await open()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  line.does = (method, count) => {
    if (method === 'PATCH' && count === 3) release()
    return undefined
  }
  const sending = send(plan())
  await held
  senderOf(draft).cancel()
  expect(await sending).toBe(false)
  await until(() => expect(asked.some(({ method }) => method === 'DELETE')).toBe(true))
  expect(forms()).toHaveLength(0)
  expect(browser.local.has('client-portal:uploads')).toBe(false)
})

test('what the server has lost meanwhile comes in the form, under the same key', async () => {
  const { send, server, forms, written } = await open()
  const { addPart } = server.store
  server.store.addPart = async (clientId, id, part) => {
    const isAdded = await addPart(clientId, id, part)
    if (part.offset === 5 * MB) await server.store.endUpload(clientId, id)
    return isAdded
  }
  expect(await send(plan())).toBe(true)
  expect(forms().map((form) => typeof form.get('attachment'))).toEqual(['string', 'object'])
  const keys = server.calls
    .filter(({ name }) => name === 'replyTicket')
    .map(({ headers }) => headers.get('idempotency-key'))
  expect(keys[0]).toBe(keys[1])
  expect(await written()).toEqual([['plan.pdf']])
})

test('a file of a project comes in the same way', async () => {
  const { chooseFiles, uploadFiles, server, offsets } = await open()
  chooseFiles(projectId, [plan()])
  const sent: string[] = []
  await uploadFiles(projectId, (name) => sent.push(name))
  expect(sent).toEqual(['plan.pdf'])
  expect(offsets()).toHaveLength(6)
  const [file] = (await server.store.list('files', projectId)).rows
  expect(file).toMatchObject({ name: 'plan.pdf', upload: { size: 6 * MB } })
})
