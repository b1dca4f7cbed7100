/** What holds on every page of the demo, signed out and signed in. That none complains, all tests test. */
import type { Page } from '@playwright/test'
import { expect, openDashboard, test } from './test'

const company = [
  '/embed/',
  '/embed/work',
  '/embed/work/lovelace-instruments',
  '/embed/services',
  '/embed/studio',
  '/embed/contact',
]
const open = ['/login', ...company, '/embed/account/login', '/embed/account', '/embed/app']
const protectedPages = [
  '/',
  '/payments/payment-history',
  '/services/services-history',
  '/services/service/project-website-relaunch',
  '/support',
  '/embed/',
  '/embed/account',
  '/embed/account/projects/project-website-relaunch',
  '/embed/account/login',
]

async function expectGoodPage(page: Page, path: string): Promise<void> {
  const response = await page.goto(path)
  const policy = response?.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).not.toContain('unsafe')

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const root = page.locator('html')
  expect(await root.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
}

test.use({ viewport: { width: 320, height: 640 } })

test('signed out, every page keeps a strict policy and fits on 320 px', async ({ page }) => {
  for (const path of open) await test.step(path, () => expectGoodPage(page, path))
})

test('signed in, every page keeps a strict policy and fits on 320 px', async ({ page }) => {
  await openDashboard(page)
  for (const path of protectedPages) await test.step(path, () => expectGoodPage(page, path))
})

test('on a phone, the navigation is a bar within reach, and dialogs fit', async ({ page }) => {
  await openDashboard(page)
  const support = page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name: 'Support' })
  await expect(support).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Add Services' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Services' })
  await expect(dialog.getByRole('button', { name: 'Send' })).toBeInViewport({ ratio: 1 })
  await dialog.getByRole('button', { name: 'Close' }).click()
  await support.click()
  await expect(page).toHaveURL('/support')
})
