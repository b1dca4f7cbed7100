import type { Locator, Page } from '@playwright/test'
import { expect, greeting, rowsOf, test } from './test'

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(target).toBeFocused({ timeout: 1 })
  }).toPass({ intervals: [0] })
}

test('a client signs in, sorts, asks for a service and signs out without a mouse', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByLabel('Email')).toBeVisible()
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.type('client@example.com')
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type('portal-demo')
  await page.keyboard.press('Enter')

  // The focus goes to what is new.
  await expect(page.getByRole('heading', { name: greeting('ada') })).toBeFocused()

  const add = page.getByRole('button', { name: 'Add Services' })
  await tabTo(page, add)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add Services' })
  await expect(dialog.getByLabel('Service')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(add).toBeFocused()

  const sort = page.getByRole('region', { name: 'Recent Projects' }).getByRole('button', { name: 'Sort by' })
  await expect(rowsOf(page, 'Recent Projects')).toHaveCount(5)
  await tabTo(page, sort)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitemradio', { name: 'Recent First' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(rowsOf(page, 'Recent Projects').first()).toContainText('Brand identity refresh')
  await expect(sort).toBeFocused()

  await tabTo(page, page.getByRole('link', { name: 'Payroll system integration' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/services/service/project-payroll-integration')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await tabTo(page, page.getByRole('button', { name: 'Account' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Language: English' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login')
})
