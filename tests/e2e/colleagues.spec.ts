/** Two people of one company, in two browsers: one invites the other, who only looks, hears of a ticket, and is taken out. */
import type { Browser, Page } from '@playwright/test'
import { answerTicket } from '../../server/api/answer-ticket'
import { demoPeople } from '../../server/seed/people'
import { inFull } from '../tiers'
import { type Desk, expect, testWith } from './desk'
import { openPage, toast } from './test'

// Nobody else answers.
const test = testWith({ onClientWrote: () => {} })
// Who is taken out is answered so.
test.use({ expectedErrors: /status of 401/ })

const ticketId = 'TKT-M4XQ72PD'
const password = 'a-long-password-of-grace'
const grace = { id: 'client-grace', name: 'Grace Hopper', email: 'grace@example.com' }

/** Grace, in a browser of her own, comes by the link of the mail. */
async function comeByMail(browser: Browser, { outbox, url }: Desk): Promise<Page> {
  const mailed = () => outbox.mails().find(({ to }) => to === grace.email)?.text
  await expect.poll(mailed).toContain('Ada Lovelace has invited you to our client portal')
  const [link = ''] = /http\S+reset-password#\S+/.exec(mailed() ?? '') ?? []
  const page = await (await browser.newContext({ baseURL: url })).newPage()
  await page.goto(link)
  await page.getByLabel('New password').fill(password)
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expect(toast(page, 'Password Updated Successfully')).toBeVisible()
  await page.goto('/login')
  await page.getByLabel('Email').fill(grace.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Hello, Grace Hopper!' })).toBeVisible()
  return page
}

test('a colleague is invited, comes, only looks, and is taken out', async ({ browser, page, desk }) => {
  await openPage(page, '/account')
  await page.getByRole('button', { name: 'Invite a colleague' }).press('Enter')
  await page.getByLabel('Name', { exact: true }).fill(grace.name)
  await page.getByLabel('Email', { exact: true }).fill(grace.email)
  await expect(page.getByRole('radio', { name: 'Can only look' })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Invited on .*, not here yet$/)).toBeVisible()

  const hers = await comeByMail(browser, desk)
  // Ada's page hears of it.
  await expect(page.getByText(/not here yet$/)).toHaveCount(0)
  await expect(hers.getByRole('link', { name: 'Website relaunch' }).first()).toBeVisible()
  await expect(hers.getByRole('link', { name: /^Pay\s/ })).toHaveCount(0)
  await expect(hers.getByRole('button', { name: 'Add Services' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Remove Grace Hopper' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).press('Enter')
  await expect(toast(page, 'Grace Hopper is removed.')).toBeVisible()
  await expect(page.getByText(grace.email)).toHaveCount(0)
  // Her page is over at once.
  await expect(hers.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
  await hers.context().close()
})

test(
  'a colleague who only looks follows a ticket, and leaves it',
  inFull(),
  async ({ browser, page, desk }) => {
    const { store, url } = desk
    const ada = await store.client(demoPeople.ada.id)
    if (!ada) throw new Error('The demo has no Ada.')
    await store.load({ clients: [{ ...ada, ...grace, accountId: ada.id, role: 'look' }] })
    await store.changeFollowers(ada.id, ticketId, [ada.id])
    const hers = await (await browser.newContext({ baseURL: url })).newPage()
    await openPage(hers, '/all-schedule-meetings', grace)

    await openPage(page, `/support/ticket/${ticketId}`)
    await expect(page.getByText('Followers: Ada Lovelace')).toBeVisible()
    await page.getByRole('button', { name: 'Add a colleague' }).click()
    await page.getByRole('menuitem', { name: grace.name }).click()
    await expect(page.getByText('Followers: Ada Lovelace and Grace Hopper')).toBeFocused()
    await expect(hers.getByRole('button', { name: 'Notifications: 1 unread' })).toBeVisible()
    const ticket = await store.ticket(ada.id, ticketId)
    if (!ticket) throw new Error('Ada has no such ticket.')
    const date = new Date().toISOString()
    await answerTicket(store, { ticket, from: 'Maya', message: 'It is done.', date })
    await expect(hers.getByRole('button', { name: 'Notifications: 2 unread' })).toBeVisible()
    await hers.goto(`/support/ticket/${ticketId}`)
    await expect(hers.getByText('It is done.')).toBeVisible()
    await expect(hers.getByText(/^You can read here, and not write\./)).toBeVisible()
    await expect(hers.getByRole('textbox')).toHaveCount(0)
    await hers.getByRole('button', { name: 'Stop following' }).press('Enter')
    await expect(hers.getByText('Followers: Ada Lovelace')).toBeVisible()
    await expect(hers.getByRole('button', { name: 'Follow', exact: true })).toBeFocused()
    await hers.context().close()
  },
)
