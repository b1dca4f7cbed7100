/** A large file over a line that is cut: the client sees it go on, and it stands on the server once, whole. */
import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { ReceiveUpload } from '../../server/api/dependencies'
import { close, createServer, listen } from '../../server/api/node/http-server'
import { readPartsAsTheyCome } from '../../server/api/node/parts'
import { receiveUpload } from '../../server/api/node/uploads'
import { demoPeople } from '../../server/seed/people'
import { inFull } from '../tiers'
import { type Desk, expect, openDesk } from './desk'
import { type FaultyProxy, startProxy } from './proxy/proxy'
import { test as base, openPage } from './test'

const MB = 1_000_000
const content = randomBytes(8 * MB)
const ticketId = 'TKT-M4XQ72PD'
const text = 'Here is the plan'

interface Line {
  desk: Desk
  proxy: FaultyProxy
  /** Where each request went on. */
  offsets: number[]
  /** How many parts and bytes the server has kept. */
  parts: number
  bytes: number
}

/** As the reference API does: it answers a request that is not whole, and hears no more of it. */
async function serve(fetch: Parameters<typeof createServer>[0]) {
  const server = createServer(fetch)
  const url = await listen(server, '127.0.0.1', 0, 'PORT')
  return { url, port: Number(new URL(url).port), close: () => close(server) }
}

const test = base.extend<{ line: Line }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing is needed
  line: async ({}, use, { project }) => {
    const offsets: number[] = []
    const watched: ReceiveUpload = (context, ...others) => {
      if (context.req.method === 'PATCH') offsets.push(Number(context.req.header('Upload-Offset')))
      return receiveUpload(context, ...others)
    }
    const options = { receiveUpload: watched, readParts: readPartsAsTheyCome, onClientWrote: () => {} }
    const desk = await openDesk(project.name === 'light', options, { serve })
    const proxy = await startProxy(desk.url)
    const { addPart } = desk.store
    const line: Line = { desk, proxy, offsets, parts: 0, bytes: 0 }
    desk.store.addPart = async (clientId, id, part) => {
      const isAdded = await addPart(clientId, id, part)
      if (isAdded) {
        line.parts++
        line.bytes += part.size
      }
      return isAdded
    }
    await use(line)
    await proxy.close()
    await desk.close()
  },
  baseURL: async ({ line }, use) => use(line.proxy.url),
})

test.use({ expectedErrors: /ERR_|Failed to load resource/ })

const upload = /^PATCH .*\/uploads\//
const progress = (page: Page) => page.getByRole('progressbar', { name: 'Upload progress' })

/** Attaches the file, and sends it. */
async function send(page: Page) {
  await openPage(page, `/support/ticket/${ticketId}`)
  await page.getByLabel('Message', { exact: true }).fill(text)
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: content })
  await page.getByRole('button', { name: 'Send reply' }).click()
}

const sent = async (page: Page) => Number((await progress(page).getAttribute('aria-valuenow')) ?? 0)

async function expectOnce(page: Page, { desk }: Line) {
  const link = page.getByRole('log', { name: 'Conversation' }).getByRole('link', { name: /plan\.pdf/ })
  await expect(link).toHaveCount(1, { timeout: 30_000 })
  const { messages = [] } = (await desk.store.ticket(demoPeople.ada.id, ticketId)) ?? {}
  expect(messages.filter(({ message }) => message === text)).toHaveLength(1)
  const answer = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(content.equals(await answer.body())).toBe(true)
}

test('that is cut at 60 % goes on there', async ({ page, line }) => {
  const { proxy, offsets } = line
  proxy.add('limit_data', 0.6 * content.length, { stream: 'upstream', on: upload, times: 1 })
  proxy.add('latency', 2_000, { on: upload })
  await send(page)
  const half = 0.5 * content.length
  // A browser may send once more, by itself, what got no answer. The server has that already.
  await expect.poll(() => offsets.at(-1)).toBeGreaterThanOrEqual(half)
  // The client sees no bar that begins anew.
  expect(await sent(page)).toBeGreaterThanOrEqual(50)
  await expectOnce(page, line)
  expect(line.bytes).toBe(content.length)
  expect(offsets.filter((offset) => offset >= half)).toHaveLength(1)
})

test('that is away for a while goes on by itself', inFull(), async ({ page, line }) => {
  const { proxy, offsets } = line
  proxy.add('bandwidth', 4_000, { stream: 'upstream', on: upload })
  await send(page)
  await expect.poll(() => line.parts).toBeGreaterThan(1)
  await proxy.disable()
  proxy.reset()
  const before = offsets.length
  expect(await sent(page)).toBeGreaterThan(0)
  await proxy.enable()
  await expectOnce(page, line)
  expect(offsets.length).toBeGreaterThan(before)
  expect(offsets.at(-1)).toBeGreaterThan(0)
  expect(line.bytes).toBe(content.length)
})
