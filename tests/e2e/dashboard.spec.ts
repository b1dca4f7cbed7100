import { inFull } from '../tiers'
import { expect, expectWholeDashboard, openDashboard, openPage, refuse, test, toast } from './test'

const visitsKey = 'client-portal:visits'

for (const [address, category] of [
  ['/', 'Extension of a project'],
  ['/embed/app', 'Advice'],
] as const) {
  test(`"Add Services" at ${address} becomes a ticket`, inFull(), async ({ page }) => {
    await openPage(page, address, 'large')
    await page.getByRole('button', { name: 'Add Services' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Services' })
    await dialog.getByLabel('Service').selectOption('Brand identity')
    await dialog.getByLabel('Category').selectOption(category)
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(toast(page, 'Your request has been sent')).toBeVisible()
    await expect(dialog).toBeHidden()

    await page.goto('/support')
    await expect(page.getByText(`${category}: Brand identity`).first()).toBeVisible()
  })
}

test.describe('a ticket that the server refuses', inFull(), () => {
  test.use({ expectedErrors: /status of 503/ })

  test('leaves the request in the dialog, with the reason', async ({ page }) => {
    await refuse(page, '**/createTicket/*', 503, 'The desk is closed.')
    await openDashboard(page)
    await page.getByRole('button', { name: 'Add Services' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add Services' })
    await dialog.getByLabel('Category').selectOption('Advice')
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(dialog.getByText('The desk is closed.').first()).toBeVisible()
    await expect(dialog.getByLabel('Category')).toHaveValue('Advice')
  })
})

for (const width of [360, 1280]) {
  const title = `who comes back after ten days reads what has come, and is there with one press, at ${width} px`
  test(title, inFull(width === 1280), async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await openDashboard(page)
    await expectWholeDashboard(page)
    const line = page.getByText(/^Since your last visit on/)
    await expect(line).toHaveCount(0)
    await page.waitForFunction((key) => localStorage.getItem(key), visitsKey)
    await page.evaluate((key) => {
      const visits: Record<string, number[]> = JSON.parse(localStorage.getItem(key) ?? '{}')
      const days = 24 * 60 * 60_000
      const earlier = Object.entries(visits).map(([name, times]) => [
        name,
        times.map((time) => time - 10 * days),
      ])
      localStorage.setItem(key, JSON.stringify(Object.fromEntries(earlier)))
    }, visitsKey)
    await page.reload()
    await expect(line).toBeVisible()
    await line.getByRole('link', { name: /answers?$/ }).click()
    await expect(page).toHaveURL(/\/support/)
    await page.goBack()
    // It is the same visit still.
    await expect(line).toBeVisible()
  })
}
