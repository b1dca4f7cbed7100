import type { Page } from '@playwright/test'
import { inFull } from '../tiers'
import {
  configureFirst,
  expect,
  holdBack,
  openDashboard,
  openHostPage,
  openWidgets,
  resumeSession,
  test,
  withoutNews,
} from './test'

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

test('on a slow line, what arrives before it can be said is said then, and nothing of what stood there', async ({
  page,
}) => {
  await withoutNews(page)
  const titles = ['Plan']
  await page.route('**/notification/getAllNotificationsofUser*', (route) => {
    const rest = { message: 'It has come.', createdAt: '2026-01-01' }
    const data = titles.map((title) => ({ _id: title, title, ...rest }))
    return route.fulfill({ json: { success: true, data } })
  })
  const come = await holdBack(page, /bell-announcer/)
  await configureFirst(page, { pollSeconds: { notifications: 1 } })
  await openWidgets(page, '<cp-notifications></cp-notifications>')
  await expect(bell(page)).toHaveAccessibleName(/1 unread/)
  titles.push('Budget')
  await expect(bell(page)).toHaveAccessibleName(/2 unread/)
  const said = page.locator('cp-notifications').getByRole('status')
  await expect(said).toHaveCount(0)
  come()
  await expect(said).toHaveText('New notification: Budget')
})

test('the panel is left by a click beside it, and by its links', inFull(), async ({ page }) => {
  await openDashboard(page)
  await bell(page).click()
  await expect(panel(page)).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(panel(page)).toBeHidden()
  // Following a notification marks it as read: not for the other tests.
  await page.route('**/notification/markAsRead/*', (route) => route.fulfill({ json: { success: true } }))
  await bell(page).click()
  await panel(page).getByRole('link', { name: 'Look at the update' }).press('Enter')
  await expect(page).toHaveURL('/services/service/project-website-relaunch/project-updates')
  await expect(panel(page)).toBeHidden()
})
