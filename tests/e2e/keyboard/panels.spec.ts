/** What lies over a page: Tab stays in a sheet of a phone, and any other panel closes when the focus leaves it. */
import { inFull } from '../../tiers'
import { expect, expectWholeDashboard, openDashboard, openPage, test } from '../test'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the bell is a sheet: Tab stays within, Escape and Back lead out', async ({ page }) => {
    await openPage(page, '/all-schedule-meetings')
    const bell = page.getByRole('button', { name: /^Notifications: / })
    const sheet = page.getByRole('dialog', { name: 'Notifications' })
    const last = sheet.getByRole('button', { name: 'Dismiss all' })
    await bell.press('Enter')
    await expect(sheet).toBeFocused()
    await expect(sheet).toHaveAttribute('aria-modal', 'true')
    await expect(last).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await expect(last).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(sheet).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(sheet.getByRole('button', { name: 'Close', exact: true })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(last).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(bell).toBeFocused()
  })

  test('the navigation is two keys away, though it stands at the foot', async ({ page }) => {
    await openPage(page, '/support')
    const entry = page.getByRole('navigation').getByRole('link', { name: 'Dashboard' })
    await expect(entry).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Skip to the content' })).toBeFocused()
    await page.keyboard.press('Tab')
    const skip = page.getByRole('button', { name: 'Skip to the navigation' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await expect(entry).toBeFocused()
    await expect(entry).toBeInViewport({ ratio: 1 })
  })
})

test(
  'beside the bell the panel closes when the focus leaves it, and stays where the window loses it',
  inFull(),
  async ({ page }) => {
    await openPage(page, '/all-schedule-meetings')
    const panel = page.getByRole('dialog', { name: 'Notifications' })
    await page.getByRole('button', { name: /^Notifications: / }).press('Enter')
    await expect(panel.getByRole('button', { name: 'Dismiss all' })).toBeVisible()
    await panel.getByRole('heading').click()
    await page.evaluate(() => window.dispatchEvent(new Event('blur')))
    await expect(panel).toBeVisible()
    await panel.getByRole('button', { name: 'Dismiss all' }).focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'AL, account' })).toBeFocused()
    await expect(panel).toBeHidden()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(panel).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(panel).toBeHidden()
  },
)

test('the keys go through the dashboard in the order of sight', async ({ page }) => {
  await openDashboard(page)
  await expectWholeDashboard(page)
  const consultant = page.getByRole('link', { name: 'maya.okafor@example.com' })
  await page.getByRole('region', { name: 'Recent Projects' }).getByRole('button', { name: 'Sort by' }).focus()
  await page.keyboard.press('Shift+Tab')
  await expect(consultant).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  // Above stand the tiles, each of which leads somewhere.
  for (const tile of ['Completed Projects', 'Active Projects', 'Total Projects', 'Payment Pending']) {
    await expect(page.getByRole('link', { name: tile })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
  }
  await expect(page.getByRole('link', { name: 'Order data of the Lyon warehouse' })).toBeFocused()
})
