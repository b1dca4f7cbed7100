/** Sections that a host turns off, the connection, and the screens that stand by themselves. */
import type { Page } from '@playwright/test'
import { demoPeople } from '../../server/seed/people'
import { inFull } from '../tiers'
import {
  expect,
  expectWholeDashboard,
  greeting,
  logOut,
  openDashboard,
  openHostPage,
  saveData,
  signIn,
  test,
} from './test'

const portalWith = (page: Page, features: object, path = '/') =>
  openHostPage(
    page,
    `<script type="module">
      import { configure } from '/cdn/loader.js'
      configure({ features: ${JSON.stringify(features)} })
    </script><cp-portal routing="memory" path="${path}"></cp-portal>`,
  )

test('a section that is off has no entry, no route and no link', async ({ page }) => {
  await portalWith(page, { payments: false, support: false, notifications: false, pendingTotal: true })
  await signIn(page)
  await expect(page.getByRole('navigation').getByRole('link')).toHaveText(['Dashboard', 'Project History'])
  await expect(page.getByRole('button', { name: /^Notifications/ })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Payment History' })).toHaveCount(0)
  await expect(page.getByLabel('Summary')).toHaveText(/Payment Pending\$[\d,]+\.\d\d/)

  await page.evaluate(() =>
    document
      .querySelector('cp-portal')
      ?.setAttribute('path', '/services/service/project-website-relaunch/project-updates'),
  )
  await expect(page.getByRole('heading', { level: 1, name: 'Project Updates' })).toBeVisible()
  await expect(page.getByText('Having troubles? Raise Ticket Now.')).toHaveCount(0)
  await page.evaluate(() => document.querySelector('cp-portal')?.setAttribute('path', '/support'))
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
})

test.describe('while the connection is gone', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ })

  test('a line says so; when it is back, the line goes and what was missing comes', async ({
    page,
    context,
  }) => {
    const line = page.getByText(/You seem to be offline/)
    await saveData(page)
    await openDashboard(page)
    await expectWholeDashboard(page)
    await context.setOffline(true)
    await expect(line).toBeVisible()
    // Neither the code of this screen nor what it shows is here yet.
    await page.getByRole('navigation').getByRole('link', { name: 'Support' }).click()
    await expect(page.getByRole('main').getByRole('heading')).toHaveCount(0)
    await context.setOffline(false)
    await expect(line).toBeHidden()
    await expect(page.getByRole('table', { name: 'Ticket log' }).getByRole('link').first()).toBeVisible()
  })
})

test('another client in another tab: this one is theirs, too', inFull(), async ({ page, context }) => {
  await openDashboard(page)
  await page.getByRole('link', { name: 'Calibration booking app' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Project Details' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Calibration booking app' })).toBeVisible()

  const other = await context.newPage()
  await openHostPage(other, '<cp-account></cp-account>')
  await logOut(other)
  await other.goto('/login')
  await signIn(other, 'new')

  await expect(page.getByRole('heading', { name: greeting('new') })).toBeVisible()
  await expect(page.getByText(/Calibration booking app|Lovelace/)).toHaveCount(0)
  await page.getByRole('button', { name: /account/i }).click()
  await expect(page.getByText(demoPeople.new.email)).toBeVisible()
})
