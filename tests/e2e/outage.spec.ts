/** The server of the API is down; the pages and scripts are still there. */
import type { Page } from '@playwright/test'
import { inFull } from '../tiers'
import {
  expect,
  expectWholeDashboard,
  greeting,
  openDashboard,
  refuse,
  retry,
  rowsOf,
  test,
  toast,
} from './test'

test.use({ expectedErrors: /ERR_FAILED|ERR_CONNECTION|status of 50\d/ })

const stopServer = (page: Page) => page.route('**/api/**', (route) => route.abort())
const startServer = (page: Page) => page.unroute('**/api/**')

test('a reload keeps the session, every card offers Retry, and Retry works', inFull(), async ({ page }) => {
  await openDashboard(page)
  await expectWholeDashboard(page)
  await stopServer(page)
  await page.reload()

  await expect(page.getByRole('heading', { name: greeting('ada') })).toBeVisible()
  // Once, however many calls have failed.
  await expect(toast(page, "The server can't be reached.")).toBeVisible()
  await expect(page.getByLabel('Summary')).toHaveText(
    'Payment Pending--Total Projects--Active Projects--Completed Projects--',
  )
  const failed = ['Recent Projects', 'Business Consultant', 'Payment History']
  for (const name of failed) {
    await expect(page.getByRole('region', { name }).getByRole('button', { name: 'Retry' })).toBeVisible()
  }
  await expect(page.getByText("This couldn't be loaded")).toHaveCount(3)
  await expect(page.getByText("We couldn't find any payment history")).toBeVisible()

  await startServer(page)
  // The first press gives the window its focus, by which the others are asked for anew, too.
  for (const name of failed) await retry(page.getByRole('region', { name }))
  await expect(rowsOf(page, 'Recent Projects')).toHaveCount(5)
  await expect(rowsOf(page, 'Payment History').first()).toContainText('DE-4502-1187')
  await expect(page.getByRole('link', { name: 'maya.okafor@example.com' })).toBeVisible()
  await expect(page.getByLabel('Summary')).toContainText('Total Projects12')
})

test('a card that fails says so once, and leaves its neighbours alone', inFull(), async ({ page }) => {
  const message = 'The project list is being rebuilt.'
  await refuse(page, '**/services/get-services-for-client/*', 503, message)
  await openDashboard(page)
  const card = page.getByRole('region', { name: 'Recent Projects' })
  await expect(toast(page, message)).toHaveCount(1)
  await expect(card.getByText("This couldn't be loaded")).toBeVisible()
  // The toast says it first, and then the card.
  await expect(card.getByText(message)).toBeHidden()
  await expect(card.getByText(message)).toBeVisible()
  await expect(toast(page, message)).toHaveCount(0)
  await expect(rowsOf(page, 'Payment History').first()).toBeVisible()
})
