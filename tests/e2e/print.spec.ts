/** On paper: all that a page has, the brand and the date above it, in light colours, and nothing to press. */
import type { Locator, Page } from '@playwright/test'
import { inFull } from '../tiers'
import { expect, openDashboard, openPage, rowsOf, test } from './test'
import { leaveWaiting } from './waiting'

test.use({ viewport: { width: 1280, height: 800 }, colorScheme: 'dark' })

/** Shows the page as it would be printed, on a sheet without an end. */
async function lookAtPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 794, height: 6000 })
}

const controls = ['button', 'searchbox', 'textbox', 'radio', 'navigation', 'dialog', 'menu'] as const

async function expectNothingToPress(page: Page): Promise<void> {
  for (const role of controls) await expect(page.getByRole(role)).toHaveCount(0)
}

test('Payment History is printed with every row, below the brand and the date', async ({ page }) => {
  await openPage(page, '/payments/payment-history')
  const rows = rowsOf(page, 'Payment History')
  await expect(rows).toHaveCount(18)
  await expect(rows.last()).not.toBeInViewport()
  await lookAtPaper(page)
  for (const row of await rows.all()) await expect(row).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('Total of 18 payments')).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('Northlight Studio')
  await expect(page.getByRole('banner')).toContainText(
    new Date().toLocaleDateString('en-US', { dateStyle: 'long' }),
  )
  await expectNothingToPress(page)
  await expect(page.getByRole('heading', { name: 'Payment History' })).toHaveCSS('color', /^oklch\(0\.225 /)
})

test('a search stays on paper: it says why rows are missing', inFull(), async ({ page }) => {
  await openPage(page, '/payments/payment-history')
  await page.getByRole('searchbox').fill('de-4502')
  await expect(rowsOf(page, 'Payment History')).toHaveCount(1)
  await lookAtPaper(page)
  await expect(page.getByRole('searchbox')).toHaveValue('de-4502')
  await expect(page.getByRole('button')).toHaveCount(0)
})

for (const [path, texts] of [
  ['/', ['Hello, Ada Lovelace!', 'Payment due', 'Maya Okafor']],
  ['/services/services-history', ['SRV-2070', 'SRV-2017']],
  ['/services/service/project-website-relaunch/view-milestones', ['Website relaunch', 'Acceptance tests']],
  ['/support', ['TKT-M4XQ72PD', 'TKT-B5YD83KU']],
  ['/support/ticket/TKT-H8WK35TN', ['Order data of the Lyon warehouse']],
] as const) {
  test(`${path} has nothing to press on paper`, inFull(), async ({ page }) => {
    await openPage(page, path)
    for (const text of texts) await expect(page.getByText(text, { exact: true }).first()).toBeVisible()
    await lookAtPaper(page)
    for (const text of texts) await expect(page.getByText(text, { exact: true }).first()).toBeInViewport()
    await expectNothingToPress(page)
  })
}

test('what is folded on the screen is printed whole, and folded again', inFull(), async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await leaveWaiting(page, 4)
  await openDashboard(page)
  const items = page.getByRole('region', { name: /^Waiting for you/ }).getByRole('listitem')
  await expect(page.getByRole('button', { name: 'Show all (4)' })).toBeVisible()
  await expect(items).toHaveCount(2)
  await page.evaluate(() => {
    addEventListener('beforeprint', () => {
      const root = document.querySelector('cp-portal')?.shadowRoot
      const count = (selector: string) => root?.querySelectorAll(selector).length
      document.documentElement.dataset.printed = `${count('[part=attention]')} items, ${count('[part=attention] li')} parts`
    })
  })
  // The code of the parts may still be on its way.
  await expect(async () => {
    await page.pdf()
    await expect(page.locator('html')).toHaveAttribute('data-printed', '4 items, 3 parts', { timeout: 1 })
  }).toPass()
  await expect(items).toHaveCount(2)
})

test('from a window as it usually is, no row and no message is cut', async ({ page }) => {
  const bottomOf = async (locator: Locator) => {
    const { y = 0, height = 0 } = (await locator.boundingBox()) ?? {}
    return y + height
  }
  await openPage(page, '/payments/payment-history')
  await expect(rowsOf(page, 'Payment History')).toHaveCount(18)
  await page.emulateMedia({ media: 'print' })
  const total = await page.getByText('Total of 18 payments').boundingBox()
  expect(await bottomOf(rowsOf(page, 'Payment History').last())).toBeLessThanOrEqual(total?.y ?? 0)

  await page.emulateMedia({ media: 'screen' })
  await page.goto('/support/ticket/TKT-M4XQ72PD')
  await expect(page.getByText(/Expect a repair today/)).toBeVisible()
  // As wide as a sheet of A4.
  await page.setViewportSize({ width: 794, height: 800 })
  await page.emulateMedia({ media: 'print' })
  const thread = page.getByRole('log')
  expect(await thread.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0)
  const card = page.locator('[part=card]', { has: thread })
  expect(await bottomOf(thread.getByText(/Expect a repair today/))).toBeLessThanOrEqual(await bottomOf(card))
})
