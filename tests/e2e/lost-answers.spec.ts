/** The server has written what a client sent, and its answer gets lost: it stands there once, and in no form any more. */
import type { Page, Route } from '@playwright/test'
import { demoPeople } from '../../server/seed/people'
import { inFull } from '../tiers'
import { type Desk, expect, test } from './desk'
import { listenTo } from './screen-reader'
import { configureFirst, resumeSession } from './test'
import { expectToast, rememberToasts } from './toasts'

test.use({ expectedErrors: /ERR_CONNECTION|Failed to load resource/ })

const ticketId = 'TKT-M4XQ72PD'
const text = 'Over a bad line'
const kept = 'Nothing is lost: you can send it again.'

const conversation = (page: Page) => page.getByRole('log', { name: 'Conversation' })
const message = (page: Page) => page.getByRole('textbox', { name: 'Message' })
const send = (page: Page) => page.getByRole('button', { name: 'Send reply' })

/** The client's messages with the text, as the server has them. */
async function written({ store }: Desk) {
  const { rows } = await store.list('tickets', demoPeople.ada.id)
  return rows.flatMap(({ messages }) => messages).filter(({ message }) => message.includes(text))
}

/** Where it is written, how it is sent, what may show that it has arrived, and what it looks like then. */
const forms = {
  'a reply': {
    path: `/support/ticket/${ticketId}`,
    sends: '**/replyTicket/*',
    shows: /\/getTicketDetails\?/,
    says: 'Your reply was sent.',
    write: (page: Page) => message(page).fill(text),
    send: (page: Page) => send(page).click(),
    async isWritten(page: Page) {
      await expect(message(page)).toHaveValue(text)
    },
    async isGone(page: Page) {
      await expect(conversation(page).getByText(text)).toHaveCount(1)
      await expect(message(page)).toHaveValue('')
    },
    isSent: (page: Page) => forms['a reply'].isGone(page),
  },
  'a ticket': {
    path: '/support/raise-ticket',
    sends: '**/createTicket/*',
    shows: /\/client\/tickets\?/,
    says: 'Your ticket was sent.',
    async write(page: Page) {
      await page.getByLabel('Subject').fill('No invoice for October')
      await page.getByLabel('Describe your issue').fill(text)
      await page.getByLabel('Project').selectOption('Website relaunch, SRV-2051')
    },
    send: (page: Page) => page.getByRole('button', { name: 'Create Ticket' }).click(),
    async isWritten(page: Page) {
      await expect(page.getByLabel('Describe your issue')).toHaveValue(text)
    },
    async isGone(page: Page) {
      await expect(page.getByRole('link', { name: 'No invoice for October' })).toBeVisible()
      await expect(page.getByLabel('Subject')).toHaveValue('')
      await expect(page.getByLabel('Describe your issue')).toHaveValue('')
    },
    async isSent(page: Page) {
      await expect(page).toHaveURL(/\/support\/ticket\/TKT-/)
      await expect(conversation(page).getByText(text)).toHaveCount(1)
    },
  },
  'a reply to an update': {
    path: '/services/service/project-stock-forecast',
    sends: '**/createTicket/*',
    shows: /\/client\/tickets\?/,
    says: 'Your reply was sent.',
    async write(page: Page) {
      await page.getByRole('button', { name: 'Reply to We need the order data from Lyon' }).click()
      await message(page).fill(text)
    },
    send: (page: Page) => send(page).click(),
    async isWritten(page: Page) {
      await expect(message(page)).toHaveValue(text)
    },
    async isGone(page: Page) {
      await expect(page.getByRole('link', { name: 'View your reply' })).toBeVisible()
      await expect(message(page)).toHaveCount(0)
    },
    isSent: (page: Page) => forms['a reply to an update'].isGone(page),
  },
}

/** The server has written, and its answer gets lost. A connection may end as it is used again: that is no answer lost. */
async function lose(route: Route) {
  expect((await route.fetch({ maxRetries: 2 })).status()).toBe(200)
  await route.abort('connectionreset')
}

/** What is asked for waits for its answer, until the page that has asked is gone. */
async function hold(page: Page, address: RegExp): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    await released
    await route.continue().catch(() => {})
  })
  return release
}

/** What is asked for gets the answer that it had first: of a server that is behind. */
async function stayBehind(page: Page, address: RegExp) {
  let first: Awaited<ReturnType<Route['fetch']>> | undefined
  await page.route(address, async (route) => {
    first ??= await route.fetch({ maxRetries: 2 })
    await route.fulfill({ response: first })
  })
}

for (const [name, form] of Object.entries(forms)) {
  // The forms share what they do about a lost answer: each way is tried with one of them at least.
  const isSample = name === 'a reply'
  test.describe(name, () => {
    test.beforeEach(async ({ page }) => {
      await configureFirst(page, { idempotencyKeys: true })
      await rememberToasts(page)
      await resumeSession(page)
    })

    test('leaves its form when it is seen', inFull(!isSample), async ({ page, desk }) => {
      const spoken = await listenTo(page)
      await page.goto(form.path)
      await form.write(page)
      await page.route(form.sends, lose, { times: 1 })
      await form.send(page)
      await form.isGone(page)
      await expect(page.getByText(kept)).toHaveCount(0)
      await expectToast(page, form.says)
      // Whoever has heard of the failure hears of its end.
      await expect
        .poll(async () => (await spoken()).findLastIndex((each) => each.includes(form.says)))
        .toBeGreaterThan((await spoken()).findLastIndex((each) => each.includes("can't be reached")))
      expect(await written(desk)).toHaveLength(1)
    })

    test('leaves its form when it is seen after a reload', inFull(!isSample), async ({ page, desk }) => {
      await page.goto(form.path)
      await form.write(page)
      await page.route(form.sends, lose, { times: 1 })
      const release = await hold(page, form.shows)
      await form.send(page)
      await expect(page.getByText(kept)).toBeVisible()
      await form.isWritten(page)
      await page.reload({ waitUntil: 'commit' })
      release()
      await form.isGone(page)
      await expectToast(page, form.says)
      await page.reload()
      await form.isGone(page)
      expect(await written(desk)).toHaveLength(1)
    })

    for (const comesBack of [false, true]) {
      const title = `is written once if it is sent again before it is seen${comesBack ? ', after a reload' : ''}`
      test(title, inFull(name !== (comesBack ? 'a ticket' : 'a reply')), async ({ page, desk }) => {
        await stayBehind(page, form.shows)
        await page.goto(form.path)
        await form.write(page)
        await page.route(form.sends, lose, { times: 1 })
        await form.send(page)
        await expect(page.getByText(kept)).toBeVisible()
        if (comesBack) await page.reload()
        await form.isWritten(page)
        expect(await written(desk)).toHaveLength(1)
        // From the moment of the second try on, the page sees what is there: what it asks for after the answer, too.
        await page.route(
          form.sends,
          async (route) => {
            await page.unroute(form.shows)
            await route.fallback()
          },
          { times: 1 },
        )
        const answered = page.waitForResponse(form.sends)
        await form.send(page)
        await answered
        await form.isSent(page)
        expect(await written(desk)).toHaveLength(1)
      })
    }
  })
}
