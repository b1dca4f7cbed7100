/** Two people of one company, in two browsers: one invites the other, who only looks, hears of a ticket, and is taken out. */
import type { Browser, Page } from '@playwright/test'
import { answerTicket } from '../../server/api/answer-ticket'
import { demoPeople } from '../../server/seed/people'
import { type Desk, expect, testWith } from './desk'
import { greeting, logIn, toast } from './test'

// Nobody else answers.
const test = testWith({ onClientWrote: () => {} })
// Who is taken out is answered so.
test.use({ expectedErrors: /status of 401/ })

const ticketId = 'TKT-M4XQ72PD'
const password = 'a-long-password-of-grace'

/** Grace, in a browser of her own, comes by the link of the mail. */
async function comeByMail(browser: Browser, { outbox, url }: Desk): Promise<Page> {
  const mailed = () => outbox.mails().find(({ to }) => to === 'grace@example.com')?.text
  await expect.poll(mailed).toContain('Ada Lovelace has invited you to our client portal')
  const [link = ''] = /http\S+reset-password#\S+/.exec(mailed() ?? '') ?? []
  const page = await (await browser.newContext({ baseURL: url })).newPage()
  await page.goto(link)
  await page.getByLabel('New password').fill(password)
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expect(toast(page, 'Password Updated Successfully')).toBeVisible()
  await page.goto('/login')
  await page.getByLabel('Email').fill('grace@example.com')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Hello, Grace Hopper!' })).toBeVisible()
  return page
}

test('a colleague is invited, looks, follows a ticket, and is taken out', async ({ browser, page, desk }) => {
  const { store } = desk
  await store.changeFollowers(demoPeople.ada.id, ticketId, [demoPeople.ada.id])
  await page.goto('/login')
  await logIn(page)
  await expect(page.getByRole('heading', { name: greeting('ada') })).toBeVisible()
  await page.goto('/account')
  await page.getByRole('button', { name: 'Invite a colleague' }).press('Enter')
  await page.getByLabel('Name', { exact: true }).fill('Grace Hopper')
  await page.getByLabel('Email', { exact: true }).fill('grace@example.com')
  await expect(page.getByRole('radio', { name: 'Can only look' })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Invited on .*, not here yet$/)).toBeVisible()

  const grace = await comeByMail(browser, desk)
  // Ada's page hears of it.
  await expect(page.getByText(/not here yet$/)).toHaveCount(0)
  await expect(grace.getByRole('link', { name: 'Website relaunch' }).first()).toBeVisible()
  await expect(grace.getByRole('link', { name: /^Pay\s/ })).toHaveCount(0)
  await expect(grace.getByRole('button', { name: 'Add Services' })).toHaveCount(0)

  await page.goto(`/support/ticket/${ticketId}`)
  await expect(page.getByText('Followers: Ada Lovelace')).toBeVisible()
  await page.getByRole('button', { name: 'Add a colleague' }).click()
  await page.getByRole('menuitem', { name: 'Grace Hopper' }).click()
  await expect(page.getByText('Followers: Ada Lovelace and Grace Hopper')).toBeFocused()
  await expect(grace.getByRole('button', { name: 'Notifications: 1 unread' })).toBeVisible()
  const ticket = await store.ticket(demoPeople.ada.id, ticketId)
  if (ticket) {
    await answerTicket(store, {
      ticket,
      from: 'Maya',
      message: 'It is done.',
      date: new Date().toISOString(),
    })
  }
  await expect(grace.getByRole('button', { name: 'Notifications: 2 unread' })).toBeVisible()
  await grace.goto(`/support/ticket/${ticketId}`)
  await expect(grace.getByText('It is done.')).toBeVisible()
  await expect(grace.getByText(/^You can read here, and not write\./)).toBeVisible()
  await expect(grace.getByRole('textbox')).toHaveCount(0)
  await grace.getByRole('button', { name: 'Leave' }).press('Enter')
  await expect(grace.getByText('Followers: Ada Lovelace')).toBeVisible()
  await expect(grace.getByRole('button', { name: 'Follow', exact: true })).toBeFocused()

  await page.goto('/account')
  await page.getByRole('button', { name: 'Remove Grace Hopper' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).press('Enter')
  await expect(toast(page, 'Grace Hopper is removed.')).toBeVisible()
  await expect(page.getByText('grace@example.com')).toHaveCount(0)
  // Her page is over at once.
  await expect(grace.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
  await grace.context().close()
})
