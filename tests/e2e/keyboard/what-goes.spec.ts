/** What removes itself, or its row, hands on the focus: never to the page, where a person would begin at the top again. */
import type { Locator, Page } from '@playwright/test'
import { inFull } from '../../tiers'
import { type Desk, expect, test } from '../desk'
import { openPage, refuse } from '../test'

const ticketId = 'TKT-M4XQ72PD'
const ticket = `/support/ticket/${ticketId}`
const project = '/services/service/project-website-relaunch'

const file = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 a plan') })
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name, exact: true })
const message = (page: Page) => page.getByRole('textbox', { name: 'Message' })
const attached =
  (label: string, ...names: string[]) =>
  async (page: Page) => {
    await page.getByLabel(label).setInputFiles(names.map(file))
    await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(names.length)
  }
/** The form that uploads files, with one. */
async function openUpload(page: Page): Promise<void> {
  await button('Upload a file')(page).press('Enter')
  await attached('Choose files', 'one.pdf')(page)
}
/** A call that gets no answer. */
const hang = (page: Page, url: string) => page.route(url, () => {})

interface Case {
  path: string
  /** A call that fails once. After that, it gets no answer. */
  fails?: string
  before?: (page: Page, desk: Desk) => Promise<unknown>
  /** What goes. It is pressed by the keyboard. */
  goes: (page: Page) => Locator
  /** What has the focus then. */
  focused: (page: Page) => Locator
  /** What is true as well. */
  after?: (page: Page) => Promise<unknown>
  width?: number
}

const cases: Record<string, Case> = {
  'a file before another one': {
    path: ticket,
    before: attached('Attach files', 'one.pdf', 'two.pdf', 'three.pdf'),
    goes: button('Remove one.pdf'),
    focused: button('Remove two.pdf'),
  },
  'the last of several files': {
    path: '/support/raise-ticket',
    before: attached('Attach files', 'one.pdf', 'two.pdf'),
    goes: button('Remove two.pdf'),
    focused: button('Remove one.pdf'),
  },
  'the only file of a reply': {
    path: ticket,
    before: attached('Attach files', 'one.pdf'),
    goes: button('Remove one.pdf'),
    focused: button('Attach files'),
  },
  'the only file of an upload, after it was tried without a name': {
    path: project,
    async before(page) {
      await openUpload(page)
      await page.getByLabel('File name').fill('')
      await button('Upload')(page).press('Enter')
      await expect(page.getByText('Give the file a name.')).toBeVisible()
    },
    goes: button('Remove one.pdf'),
    focused: button('Choose files'),
    after: (page) => expect(page.getByText('Choose a file first.')).toHaveCount(0),
  },
  'Cancel of an upload': {
    path: project,
    async before(page) {
      await hang(page, '**/uploadFileForAService/**')
      await openUpload(page)
      await button('Upload')(page).press('Enter')
    },
    goes: button('Cancel'),
    focused: button('Upload'),
  },
  'Cancel of a reply': {
    path: ticket,
    async before(page) {
      await hang(page, '**/replyTicket/**')
      await attached('Attach files', 'one.pdf')(page)
      await button('Send reply')(page).press('Enter')
    },
    goes: button('Cancel'),
    focused: button('Send reply'),
  },
  'Retry of a refused file': {
    path: project,
    fails: '**/uploadFileForAService/**',
    async before(page) {
      await openUpload(page)
      await button('Upload')(page).press('Enter')
    },
    goes: button(/^Retry/),
    focused: button('Upload'),
  },
  'Retry of a card': {
    path: '/',
    fails: '**/getPaymentofClient/**',
    goes: (page) =>
      page.getByRole('region', { name: 'Payment History' }).getByRole('button', { name: 'Retry' }),
    focused: (page) => page.getByRole('region', { name: 'Payment History' }),
  },
  'Retry of a page': {
    path: '/payments/payment-history',
    fails: '**/getPaymentofClient/**',
    goes: (page) => page.getByRole('main').getByRole('button', { name: 'Retry' }).last(),
    focused: (page) => page.getByRole('heading', { name: 'Payment History', level: 1 }),
  },
  'Show all, where nothing matches': {
    path: '/support',
    before: (page) => page.getByRole('searchbox').fill('nothing at all'),
    goes: button('Show all'),
    focused: (page) => page.getByRole('searchbox'),
  },
  'Clear the search': {
    path: '/support',
    before: (page) => page.getByRole('searchbox').fill('cookie'),
    goes: button('Clear the search'),
    focused: (page) => page.getByRole('searchbox'),
  },
  'Show more, of all there is': {
    path: '/services/services-history',
    width: 360,
    goes: button('Show more'),
    focused: (page) => page.getByRole('link', { name: 'Payroll system integration' }),
  },
  'the way to the newest message': {
    path: ticket,
    async before(page, desk) {
      const log = page.getByRole('log')
      await expect(log).toContainText('Tom Brandt')
      for (const line of ['one', 'two', 'three', 'four']) await desk.say(ticketId, `${line}\n`.repeat(20))
      await expect(log).toContainText('four')
      await log.evaluate((box) => box.scrollTo({ top: 0 }))
      await desk.say(ticketId, 'One more.')
    },
    goes: button('New messages'),
    focused: (page) => page.getByRole('log'),
  },
  'Reopen Ticket': {
    path: '/support/ticket/TKT-Z3GV58LA',
    goes: button('Reopen Ticket'),
    focused: message,
  },
  'the form of a reply that is sent': {
    path: '/services/service/project-stock-forecast/project-updates',
    async before(page) {
      await button('Reply to We need the order data from Lyon')(page).press('Enter')
      await message(page).fill('Here it is')
    },
    goes: button('Send reply'),
    focused: (page) => page.getByRole('main').locator('div:focus').filter({ hasText: 'You replied on' }),
  },
  'the question of an approval': {
    path: `${project}/project-updates`,
    async before(page) {
      await button('Approve')(page).press('Enter')
      await expect(page.getByText('Approve Home page, version 3?')).toBeVisible()
    },
    goes: button('Approve'),
    focused: (page) => page.getByRole('group', { name: 'You approved Home page, version 3' }),
  },
  'a toast': {
    path: ticket,
    async before(page) {
      await refuse(page, '**/replyTicket/**', 503)
      await message(page).fill('Here it is')
      await page.keyboard.press('Control+Enter')
    },
    goes: (page) => page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Close' }),
    focused: message,
  },
  'a notification': {
    path: '/',
    before: (page) => button(/^Notifications/)(page).press('Enter'),
    goes: button('Dismiss New answer on your ticket'),
    focused: button(/^Dismiss (?!all)/),
  },
  'all notifications': {
    path: '/',
    before: (page) => button(/^Notifications/)(page).press('Enter'),
    goes: button('Dismiss all'),
    focused: (page) => page.locator('[popover] *'),
  },
}

test.use({ expectedErrors: /Failed to load resource/ })

for (const [name, { path, fails, before, goes, focused: place, after, width = 1280 }] of Object.entries(
  cases,
)) {
  test(`${name} hands on the focus`, inFull(name !== 'the only file of a reply'), async ({ page, desk }) => {
    await page.setViewportSize({ width, height: 800 })
    if (fails) {
      await hang(page, fails)
      await page.route(fails, (route) => route.fulfill({ status: 503, json: {} }), { times: 1 })
    }
    await openPage(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await before?.(page, desk)
    await goes(page).press('Enter')
    const focused = place(page).and(page.locator(':focus'))
    await expect(focused).toHaveCount(1)
    await after?.(page)
    // Nor does it leave again, once all has gone that goes.
    await expect(goes(page)).toHaveCount(0)
    await expect(focused).toHaveCount(1)
  })
}
