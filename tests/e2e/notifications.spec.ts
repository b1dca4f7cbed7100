import type { Page } from '@playwright/test'
import { inFull } from '../tiers'
import { expect, openDashboard, openHostPage, resumeSession, test } from './test'

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })

/** Writes a ticket as whoever is signed in: the demo's staff answers within seconds, and a notification tells so. */
async function raiseTicket(page: Page, subject: string) {
  const [token, client] = await page.evaluate(() => [
    localStorage.getItem('client-portal:token') ?? '',
    String(JSON.parse(localStorage.getItem('client-portal:user') ?? '{}')._id),
  ])
  const response = await page.request.post(`/api/v1/support/client/createTicket/${client}`, {
    headers: { authorization: `Bearer ${token}` },
    multipart: { subject, message: 'Where is it?' },
  })
  expect(response.ok()).toBe(true)
}

test('in the header of a company: news arrives, is announced, leads on, and is dismissed for good', async ({
  page,
}) => {
  await resumeSession(page, 'large')
  await openHostPage(
    page,
    `<script type="module">
      import { configure } from '/cdn/loader.js'
      configure({ portalUrl: '/', pollSeconds: { notifications: 1 } })
      document.addEventListener('cp-notifications-change', ({ detail }) => { document.title = 'Unread: ' + detail.total })
    </script><header><cp-notifications></cp-notifications></header>`,
  )
  await expect(page).toHaveTitle(/Unread: \d+/)
  const subject = `Invoice ${test.info().testId} ${Date.now()}`
  await raiseTicket(page, subject)
  await expect(
    page.getByRole('status').getByText('New notification: New answer on your ticket'),
  ).toBeAttached({
    timeout: 20_000,
  })

  await bell(page).click()
  const item = panel(page).getByRole('listitem').filter({ hasText: subject })
  await expect(item.getByRole('link', { name: 'Read the answer' })).toHaveAttribute(
    'href',
    /^\/support\/ticket\//,
  )
  const dismissal = page.waitForResponse((response) => response.request().method() === 'PUT')
  await item.getByRole('button', { name: /^Dismiss/ }).click()
  await expect(item).toBeHidden()
  expect((await dismissal).ok()).toBe(true)
  await page.reload()
  await expect(page).toHaveTitle(/Unread: \d+/)
  await bell(page).click()
  await expect(panel(page)).toBeVisible()
  await expect(item).toBeHidden()
})

test(
  'the panel is left by Escape and by a click beside it, and its links by keyboard lead to a screen',
  inFull(),
  async ({ page }) => {
    await openDashboard(page)
    await bell(page).focus()
    await page.keyboard.press('Enter')
    await expect(panel(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
    await expect(bell(page)).toBeFocused()

    await bell(page).click()
    await expect(panel(page)).toBeVisible()
    expect((await panel(page).boundingBox())?.width).toBe(325)
    await page.mouse.click(5, 5)
    await expect(panel(page)).toBeHidden()

    // Following a notification marks it as read: not for the other tests.
    await page.route('**/notification/markAsRead/*', (route) => route.fulfill({ json: { success: true } }))
    await bell(page).click()
    await panel(page).getByRole('link', { name: 'Look at the update' }).focus()
    const marked = page.waitForRequest('**/notification/markAsRead/*')
    await page.keyboard.press('Enter')
    await marked
    await expect(page).toHaveURL('/services/service/project-website-relaunch/project-updates')
    await expect(panel(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  },
)

test(
  'a double click on Dismiss takes one notification, not the next one, too',
  inFull(),
  async ({ page }) => {
    let calls = 0
    await page.route('**/notification/markAsRead/*', (route) => {
      calls += 1
      return route.fulfill({ json: { success: true } })
    })
    // Other tests write tickets for this client, and get answers: the list stays as it was at first.
    let list: unknown
    await page.route('**/getAllNotificationsofUser', async (route) => {
      list ??= await (await route.fetch()).json()
      return route.fulfill({ json: list })
    })
    await openDashboard(page)
    await bell(page).click()
    const items = panel(page).getByRole('listitem')
    await expect(items.first()).toBeVisible()
    const count = await items.count()
    await items
      .first()
      .getByRole('button', { name: /^Dismiss/ })
      .dblclick()
    await expect(items).toHaveCount(count - 1)
    await expect(bell(page)).toHaveAccessibleName(`Notifications: ${count - 1} unread`)
    // It has left before its call is made.
    await expect.poll(() => calls).toBe(1)
  },
)

test.describe('a dismissal that the server refuses', inFull(), () => {
  test.use({ expectedErrors: /status of 500/ })

  test('brings the notification back', async ({ page }) => {
    await page.route('**/notification/markAsRead/*', (route) =>
      route.fulfill({ status: 500, json: { success: false, message: 'Not now, please.' } }),
    )
    await openDashboard(page)
    await bell(page).click()
    // By the keyboard: a pointer scrolls the page on its way, and the panel follows its bell a frame later.
    await panel(page).getByRole('button', { name: 'Dismiss Data is missing' }).press('Enter')
    await expect(page.getByRole('region', { name: 'Messages' }).getByText('Not now, please.')).toBeVisible()
    await expect(panel(page).getByText('Data is missing')).toBeVisible()
  })
})
