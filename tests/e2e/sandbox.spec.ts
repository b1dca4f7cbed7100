/** The quick start of the README and of the guide: pasted into a page, it shows data without any server. */
import { readFileSync } from 'node:fs'
import { expect, logIn, logOut, openHostPage, rowsOf, test, watchCalls } from './test'

const blockIn = (path: string) => readFileSync(path, 'utf8').match(/<link[^`]*sandbox\.js[^`]*/)?.[0] ?? ''
const quickStart = blockIn('README.md')

test('the quick start shows a client with projects and payments, and calls no server', async ({ page }) => {
  expect(blockIn('docs/embed/start.md')).toBe(quickStart)
  const calls = watchCalls(page)
  await openHostPage(page, quickStart, { head: '' })
  await expect(rowsOf(page, 'Payment History').first()).toContainText('#PAY-450211')
  await expect(page.getByText('Website relaunch').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Notifications: 5 unread' })).toBeVisible()
  expect(calls).toEqual([])
})

test('in the sandbox, files can be seen, and a client can log out, log in and write', async ({ page }) => {
  const sandbox = '<script type="module" src="/cdn/sandbox.js"></script>'
  await openHostPage(page, `${sandbox}<cp-portal routing="memory"></cp-portal>`)
  await page.getByRole('link', { name: 'Website relaunch' }).first().click()
  const picture = page.locator('img[src*="homepage-design"]').first()
  await expect(picture).toHaveJSProperty('complete', true)
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

  await logOut(page)
  await page.reload()
  await logIn(page, 'new')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Support', exact: true }).click()
  await page.getByRole('link', { name: 'Raise a ticket' }).first().click()
  await page.getByLabel('Subject').fill('Hello')
  await page.getByLabel('Describe your issue').fill('It works.')
  await page.getByRole('button', { name: 'Create Ticket' }).click()
  await expect(page.getByText('It works.')).toBeVisible()
})
