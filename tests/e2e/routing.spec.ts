import type { Page } from '@playwright/test'
import { inFull } from '../tiers'
import { expect, greeting, logIn, openDashboard, openHostPage, resumeSession, test } from './test'

const main = (page: Page) => page.getByRole('heading', { level: 1 })

test('every step has an address, a title and a way back', async ({ page }) => {
  await openDashboard(page)
  const payments = page.getByRole('navigation').getByRole('link', { name: 'Payment History' })
  await payments.click()
  await expect(page).toHaveURL('/payments/payment-history')
  await expect(main(page)).toBeFocused()
  await page.goBack()
  await expect(main(page)).toHaveText(greeting('ada'))
  await expect(page).toHaveTitle('Dashboard · Northlight Studio')
  await page.goForward()
  await expect(page).toHaveURL('/payments/payment-history')
})

test('a host that cancels cp-navigate goes there itself', async ({ page }) => {
  await openDashboard(page)
  await page.evaluate(() => {
    document.addEventListener('cp-navigate', (event) => {
      event.preventDefault()
      if (event instanceof CustomEvent) document.title = `Host: ${event.detail.route} ${event.detail.path}`
    })
  })
  await page.getByRole('link', { name: 'Website relaunch' }).click()
  await expect(page).toHaveTitle('Host: project /services/service/project-website-relaunch')
  await expect(page).toHaveURL('/')
})

test.describe('an address that is none of the portal', () => {
  test.use({ expectedErrors: /status of 404/ })

  test('shows "Page not found" inside the layout, with the way back', async ({ page }) => {
    await resumeSession(page)
    await page.goto('/no/such/page')
    await expect(main(page)).toHaveText('Page not found')
    await expect(page).toHaveTitle('Page not found · Northlight Studio')
    await expect(page.getByRole('navigation', { name: 'Portal' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to the dashboard' }).click()
    await expect(main(page)).toHaveText(greeting('ada'))
  })
})

test('in the hash, the host keeps its address', async ({ page }) => {
  await openHostPage(page, '<cp-portal routing="hash"></cp-portal>', { hash: '#/payments/payment-history' })
  await expect(page).toHaveURL('/host/page#/login')
  await logIn(page)
  await expect(page).toHaveURL('/host/page#/payments/payment-history')
  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click()
  await expect(page).toHaveURL('/host/page#/')
  await expect(main(page)).toHaveText(greeting('ada'))
  await page.goBack()
  await expect(page).toHaveURL('/host/page#/payments/payment-history')
})

test('in memory, neither address nor title of the host change', inFull(), async ({ page }) => {
  await openHostPage(page, '<cp-portal routing="memory"></cp-portal>')
  await logIn(page)
  await expect(main(page)).toHaveText(greeting('ada'))
  await page.getByRole('navigation').getByRole('link', { name: 'Support' }).click()
  await expect(page.locator('cp-portal')).toHaveAttribute('path', '/support')
  await expect(page).toHaveURL('/host/page')
  await expect(page).toHaveTitle('Host')
})

test('under a base path, the portal keeps below it', inFull(), async ({ page }) => {
  await openHostPage(page, '<cp-portal base="/host/page"></cp-portal>')
  await expect(page).toHaveURL('/host/page/login')
  await logIn(page)
  await expect(page).toHaveURL('/host/page/')
  const projects = page.getByRole('navigation').getByRole('link', { name: 'Project History' })
  await expect(projects).toHaveAttribute('href', '/host/page/services/services-history')
  await projects.click()
  await expect(page).toHaveURL('/host/page/services/services-history')
})
