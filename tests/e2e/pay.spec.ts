/** Paying, from what is due to what says that it was received: on the page that the client comes back to, and in another tab. */
import type { Page } from '@playwright/test'
import { inFull } from '../tiers'
import { expect, test } from './desk'
import { openPage } from './test'

const payAll = (page: Page) => page.getByRole('link', { name: /^Pay \$/ }).first()

const places = {
  '/': 'Waiting for you',
  '/payments/payment-history': 'Payment due',
  '/embed/account': 'Waiting for you',
} as const

for (const [place, where] of Object.entries(places)) {
  test(
    `${place}: what was paid says so where it was due, in each tab, and is paid once`,
    inFull(place !== '/'),
    async ({ page, context }) => {
      await openPage(page, place)
      const other = await context.newPage()
      await other.goto('/payments/payment-history')
      await expect(other.getByText('$34,445.00', { exact: true })).toBeVisible()
      await expect(page.getByText(where).first()).toBeVisible()

      await payAll(page).click()
      const pay = page.getByRole('button', { name: 'Pay $34,445.00' })
      await expect(pay).toBeVisible()
      // Who comes back without having paid reads it, and can go again.
      await page.getByRole('link', { name: /^Back to (the|where)/ }).click()
      await expect(page).toHaveURL(place)
      await expect(page.getByText(/^You went to pay \$34,445\.00 at/)).toBeVisible()

      await payAll(page).click()
      // What is overdue can be paid alone.
      await page.getByLabel('Only what is overdue').check()
      await expect(page.getByRole('button', { name: 'Pay $4,320.00' })).toBeVisible()
      await expect(page.getByText('Total$4,320.00')).toBeVisible()
      await page.getByLabel('All that is due').check()
      await pay.dblclick()
      const said = page.locator('#pay').getByRole('status')
      await expect(said).toContainText('$34,445.00 has been received')
      await expect(said).toBeFocused()
      await expect(pay).toBeHidden()
      await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible()
      await expect(page.getByText('Total paid$34,445.00')).toBeVisible()
      await expect(page.getByText(/ · Payment #PAY-/)).toHaveCount(3)
      await expect(page.getByRole('button', { name: 'Print or save' })).toBeVisible()

      await expect(other.getByText('Nothing is due')).toBeVisible()
      await expect(other.getByText(/^Paid \$[\d,.]+ on/)).toBeVisible()
      await expect(other.getByRole('row').filter({ hasText: 'CARD-' })).toHaveCount(3)

      await page.getByRole('link', { name: /^Back to (the|where)/ }).click()
      await expect(page).toHaveURL(place)
      await expect(page.getByText('$34,445.00 received. Thank you.')).toBeVisible()
      await expect(page.getByText(/Thank you\. Invoices: Calibration booking app/)).toBeVisible()
      await expect(payAll(page)).toHaveCount(0)
      // The address of the page to pay is no way to pay twice.
      await page.goto('/pay?project=&amount=34445&currency=USD&from=//elsewhere.example')
      await expect(page.getByRole('status')).toHaveText('Nothing is due. Thank you.')
      await expect(page.getByRole('link', { name: /^Back/ })).toHaveAttribute('href', '/')
    },
  )
}

test('one of several: its project says so, and the rest is due', async ({ page }) => {
  const project = '/services/service/project-website-relaunch'
  await openPage(page, project)
  await page.getByRole('link', { name: 'Pay $12,125.00' }).click()
  // On a phone, too, the receipt is read from its top.
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Pay $12,125.00' }).click()
  await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.getByRole('link', { name: /^Back to (the|where)/ }).click()
  await expect(page).toHaveURL(project)
  await expect(page.getByText('$12,125.00 received. Thank you.')).toBeVisible()
  await expect(page.getByText('Paid$36,375.00')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Pay \$/ })).toHaveCount(0)
  await page.getByRole('link', { name: 'Payment History' }).first().click()
  await expect(page.getByText('$22,320.00', { exact: true })).toBeVisible()
  await expect(page.getByText('$12,125.00 received. Thank you.')).toBeVisible()
})

test('signed out, the page leads to the login, in the language that was chosen', async ({ page }) => {
  await page.goto('/login')
  await page.evaluate(() => {
    localStorage.clear()
    localStorage.setItem('client-portal:locale', 'de')
  })
  await page.goto('/pay?project=&currency=USD&from=/payments/payment-history')
  await expect(page.getByText('Bitte melden Sie sich an, um zu sehen, was fällig ist.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Anmelden' })).toHaveAttribute('href', '/login')
  await expect(page.getByRole('link', { name: 'Zurück zu den Zahlungen' })).toBeVisible()
  // It is as high as what it says.
  await expect.poll(async () => (await page.locator('#pay').boundingBox())?.height).toBeLessThan(200)
})
