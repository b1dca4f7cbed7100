/**
 * The line breaks after the server has written, before its answer is there: then the browser sends again by itself what a client has
 * sent once. By its key, the server writes it once.
 */
import { createServer, request } from 'node:http'
import type { Page } from '@playwright/test'
import { demoPassword, demoPeople } from '../../server/seed/people'
import type { Listening } from '../listen'
import { inFull } from '../tiers'
import { type Desk, expect, testWith } from './desk'
import { startFirefox } from './engines/firefox'
import { createVisitor } from './engines/visitor'
import { startWebKit } from './engines/webkit'
import { standBetween } from './stand-between'
import { configureFirst, greeting, logIn, resumeSession } from './test'
import { expectToast, rememberToasts } from './toasts'

interface Line extends Listening {
  /** How many answers to what a client writes are still to be lost. */
  loses: number
  /** The keys of what was written, as it came. */
  keys: (string | undefined)[]
}

const writes = /\/(replyTicket|uploadFileForAService|updatePassword)\//

/** A line to the server whose pages it carries, too. It keeps its connections: there the browser sends again. */
async function openLine(server: string): Promise<Line> {
  const proxy = createServer({ keepAliveTimeout: 60_000 }, (incoming, outgoing) => {
    const { method, headers, url = '', socket } = incoming
    const isWriting = method === 'POST' && writes.test(url)
    if (isWriting) line.keys.push(headers['idempotency-key']?.toString())
    const isLost = isWriting && line.loses-- > 0
    const call = request(server + url, { method, headers, agent: false }, (answer) => {
      if (isLost) {
        answer.resume().on('end', () => socket.destroy())
        return
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    call.on('error', () => socket.destroy())
    incoming.pipe(call)
    outgoing.on('close', () => call.destroy())
  })
  const line: Line = { ...(await standBetween(proxy)), loses: 0, keys: [] }
  return line
}

const test = testWith({}).extend<{ line: Line }>({
  line: async ({ desk }, use) => {
    const line = await openLine(desk.url)
    await use(line)
    await line.close()
  },
  baseURL: async ({ line }, use) => use(line.url),
})
test.use({ expectedErrors: /ERR_|Failed to load resource/ })

const ticketId = 'TKT-M4XQ72PD'
const projectId = 'project-website-relaunch'
const text = 'Over a bad line'
/** A file of the machine: its time stays when it is chosen again. */
const plan = 'server/seed/files/statement-of-work.pdf'
const message = (page: Page) => page.getByRole('textbox', { name: 'Message' })

/** Where it is written and sent, what says that it has arrived, and how often it stands on the server. */
const acts = {
  'a reply': {
    path: `/support/ticket/${ticketId}`,
    async send(page: Page) {
      await message(page).fill(text)
      await page.getByRole('button', { name: 'Send reply' }).click()
    },
    async isSent(page: Page) {
      await expect(page.getByRole('log', { name: 'Conversation' }).getByText(text)).toHaveCount(1)
      await expect(message(page)).toHaveValue('')
    },
    async count({ store }: Desk) {
      const { rows } = await store.list('tickets', demoPeople.ada.id)
      return rows.flatMap(({ messages }) => messages).filter(({ message }) => message.includes(text)).length
    },
  },
  'a file': {
    path: `/services/service/${projectId}`,
    async send(page: Page) {
      // After a reload, the form is open with its texts.
      const choose = page.getByLabel('Choose files')
      if (!(await page.getByRole('button', { name: 'Choose files' }).isVisible()))
        await page.getByRole('button', { name: 'Upload a file' }).click()
      await choose.setInputFiles(plan)
      await page.getByLabel('File name').fill(text)
      await page.getByRole('button', { name: 'Upload', exact: true }).click()
    },
    async isSent(page: Page) {
      await expectToast(page, 'File uploaded successfully')
      await expect(page.getByRole('link', { name: text })).toHaveCount(1)
    },
    async count({ store }: Desk) {
      const { rows } = await store.list('files', projectId)
      return rows.filter(({ name }) => name.startsWith(text)).length
    },
  },
}

for (const [name, { path, send, isSent, count }] of Object.entries(acts)) {
  const open = async (page: Page) => {
    await rememberToasts(page)
    await resumeSession(page)
    await page.goto(path)
  }

  test(`${name} whose answer is lost is sent again by the browser, and stands there once`, async ({
    page,
    desk,
    line,
  }) => {
    await open(page)
    line.loses = 1
    await send(page)
    await isSent(page)
    expect(line.keys.length).toBeGreaterThan(1)
    expect(new Set(line.keys).size).toBe(1)
    expect(line.keys[0]).toBeTruthy()
    expect(await count(desk)).toBe(1)
  })

  test(`${name} stands there twice where the host wants no keys`, inFull(), async ({ page, desk, line }) => {
    await configureFirst(page, { idempotencyKeys: false })
    await open(page)
    line.loses = 1
    await send(page)
    await expect.poll(() => line.keys.length).toBeGreaterThan(1)
    await expect.poll(() => count(desk)).toBe(line.keys.length)
    expect(new Set(line.keys)).toEqual(new Set([undefined]))
  })
}

test(
  'a file is known again where each answer is lost, and the client chooses it once more after a reload',
  inFull(),
  async ({ page, desk, line }) => {
    const { path, send, isSent, count } = acts['a file']
    await rememberToasts(page)
    await resumeSession(page)
    await page.goto(path)
    line.loses = Number.POSITIVE_INFINITY
    await send(page)
    await expectToast(page, "can't be reached")
    line.loses = 0
    const before = line.keys.length
    await page.goto(path)
    await expect(page.getByLabel('File name')).toHaveValue(text)
    await send(page)
    await isSent(page)
    expect(line.keys.length).toBeGreaterThan(before)
    expect(new Set(line.keys).size).toBe(1)
    expect(await count(desk)).toBe(1)
  },
)

test('a new password whose answer is lost is set, and the client reads so', async ({ page, desk, line }) => {
  const { id, email } = demoPeople.new
  await rememberToasts(page)
  await page.goto('/forgot-password')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send Email' }).click()
  const link = () => desk.outbox.mails().flatMap(({ text }) => /\/reset-password#\S+/.exec(text) ?? [])[0]
  await expect.poll(link).toContain(id)
  await page.goto(link() ?? '')
  await page.getByLabel('New password').fill('correct horse battery')
  line.loses = 1
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expectToast(page, 'Password Updated Successfully')
  expect(line.keys.length).toBeGreaterThan(1)
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await logIn(page, 'new', 'correct horse battery')
  await expect(page.getByRole('heading', { name: greeting('new') })).toBeVisible()
})

for (const [name, start, sendsAgain] of [
  ['Firefox', startFirefox, true],
  ['WebKit', startWebKit, false],
] as const) {
  const does = sendsAgain ? 'sends a reply again' : 'sends a reply once'
  test(`${name} ${does} by itself, and it stands there once`, inFull(), async ({ desk, line }) => {
    test.setTimeout(180_000)
    const engine = await start()
    try {
      const { open, fill, click, sees } = createVisitor(engine)
      await open(`${line.url}${acts['a reply'].path}`)
      await fill('Email', demoPeople.ada.email)
      await fill('Password', demoPassword)
      await click('button', 'Log in')
      await fill('Message', text)
      line.loses = 1
      await click('button', 'Send reply')
      await sees(text)
      await expect.poll(() => acts['a reply'].count(desk)).toBe(1)
      await expect.poll(() => line.keys.length > 1).toBe(sendsAgain)
      expect(new Set(line.keys).size).toBe(1)
      expect(await acts['a reply'].count(desk)).toBe(1)
    } finally {
      await engine.close()
    }
  })
}
