/** However long a list is, the keyboard passes it in a few steps. */
import type { Locator, Page } from '@playwright/test'
import { inFull } from '../../tiers'
import { expect, openDashboard, openPage, rowsOf, test } from '../test'

/** The most presses of a key from the beginning of a list to what follows it. */
const most = 25

/** Goes on by Tab, and skips what can be skipped. @returns how many keys were pressed. */
async function pressesTo(page: Page, from: Locator, target: Locator): Promise<number> {
  await from.evaluate((element: HTMLElement) => {
    element.tabIndex = -1
    element.focus()
  })
  const skip = page.getByRole('button', { name: 'Skip this list' }).and(page.locator(':focus'))
  let presses = 0
  for (; presses <= most && !(await target.and(page.locator(':focus')).count()); presses++)
    await page.keyboard.press((await skip.count()) ? 'Enter' : 'Tab')
  return presses
}

/** Fills the list of an answer with copies of what is in it, each with an id of its own. */
async function fillWith(page: Page, url: RegExp, id: string, count: number, key?: string) {
  await page.route(url, async (route) => {
    const response = await route.fetch()
    const answer = await response.json()
    const list = key ? answer.data[key] : answer.data
    const copies = Array.from({ length: count }, (_, index) => {
      const row = list[index % list.length]
      // Files of one name would be versions of one file.
      return { ...row, ...(row.name && { name: `${index} ${row.name}` }), [id]: `copy-${index}` }
    })
    const data = key ? { ...answer.data, [key]: copies } : copies
    await route.fulfill({ response, json: { ...answer, data } })
  })
}

test.describe('with 2,000 projects', () => {
  test('the dashboard holds the latest, in the order that is asked for, and says of how many', async ({
    page,
  }) => {
    await openDashboard(page, 'large')
    const card = page.getByRole('region', { name: 'Recent Projects' })
    const rows = rowsOf(page, 'Recent Projects')
    await expect(card).toContainText('5 of 2,000 shown')
    await expect(rows).toHaveCount(5)
    await expect(rows.first()).toContainText('SRV-L0001')
    await card.getByRole('button', { name: 'Sort by Recent First' }).click()
    await page.getByRole('menuitemradio', { name: 'Oldest First' }).press('Enter')
    await expect(rows.first()).toContainText('SRV-L2000')
    await expect(rows).toHaveCount(5)
    for (const [name, target] of [
      ['Recent Projects', 'View All Projects'],
      ['Payment History', 'View All Payments'],
    ] as const) {
      const heading = page.getByRole('heading', { name })
      const presses = await pressesTo(page, heading, page.getByRole('link', { name: target }))
      expect(presses, name).toBeLessThanOrEqual(most)
    }

    const waiting = page.getByRole('region', { name: 'Waiting for you' })
    await waiting.getByRole('button', { name: /^Show all/ }).click()
    const fewer = waiting.getByRole('button', { name: 'Show fewer' })
    await expect(waiting.getByRole('button', { name: 'Skip this list' })).toBeAttached()
    expect(await pressesTo(page, waiting.getByRole('heading').first(), fewer)).toBeLessThanOrEqual(most)
  })

  for (const [path, heading, after, at] of [
    ['/services/services-history', 'Project History', 'Back to the start of this list', 1280],
    ['/payments/payment-history', 'Payment History', 'Export as CSV', undefined],
    // It is the list of projects, with other rows.
    ['/support', 'Support', 'Back to the start of this list', undefined],
  ] as const) {
    for (const width of [360, 1280])
      test(`the list of ${path} is skipped at ${width} px`, inFull(width !== at), async ({ page }) => {
        await page.setViewportSize({ width, height: 720 })
        await openPage(page, path, 'large')
        await expect(page.getByRole('button', { name: 'Skip this list' })).toBeAttached()
        const presses = await pressesTo(
          page,
          page.getByRole('heading', { level: 1, name: heading }),
          page.getByRole('button', { name: after }),
        )
        expect(presses).toBeLessThanOrEqual(most)
      })
  }
})

test('the button is seen while it has the focus, and one behind the list leads back', async ({ page }) => {
  await openPage(page, '/services/services-history')
  const skip = page.getByRole('button', { name: 'Skip this list' })
  const back = page.getByRole('button', { name: 'Back to the start of this list' })
  await expect(skip).toHaveCSS('clip-path', 'inset(50%)')
  await skip.focus()
  await expect(skip).toHaveCSS('clip-path', 'none')
  await page.keyboard.press('Enter')
  await expect(back).toBeFocused()
  await expect(back).toHaveCSS('clip-path', 'none')
  await expect(back).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(skip).toBeFocused()
})

test('100 notifications, files, updates and messages are passed as quickly', inFull(), async ({ page }) => {
  await fillWith(page, /getAllNotificationsofUser/, '_id', 100)
  // What is seen leaves the bell, and the server knows none of the copies.
  await page.route('**/notification/markAsRead/*', (route) => route.fulfill({ json: { success: true } }))
  await fillWith(page, /getFilesForAService/, 'id', 100)
  await fillWith(page, /getServiceUpdates/, '_id', 100)
  await fillWith(page, /getTicketDetails/, 'unknown', 100, 'messages')
  await openDashboard(page)
  await page.getByRole('button', { name: /^Notifications: / }).click()
  const panel = page.getByRole('heading', { name: 'Notifications' })
  const back = page.getByRole('button', { name: 'Back to the start of this list' })
  const inPanel = page.getByRole('dialog', { name: 'Notifications' })
  await expect(inPanel.getByRole('button', { name: 'Skip this list' })).toBeAttached()
  expect(await pressesTo(page, panel, back)).toBeLessThanOrEqual(most)

  await page.goto('/services/service/project-website-relaunch')
  const files = page.getByRole('region', { name: 'Files & Documents' })
  await expect(files.getByRole('button', { name: 'Skip this list' })).toBeAttached()
  expect(
    await pressesTo(
      page,
      files.getByRole('heading').first(),
      files.getByRole('button', { name: 'Back to the start of this list' }),
    ),
  ).toBeLessThanOrEqual(most)

  await page.goto('/services/service/project-website-relaunch/project-updates')
  const updates = page.getByRole('heading', { name: 'Project Timeline' })
  await expect(page.getByRole('button', { name: 'Skip this list' })).toBeAttached()
  expect(
    await pressesTo(page, updates, page.getByRole('link', { name: 'Having troubles? Raise Ticket Now.' })),
  ).toBeLessThanOrEqual(most)

  await page.goto('/support/ticket/TKT-H8WK35TN')
  const ticket = page.getByRole('heading', { level: 1 })
  await expect(page.getByRole('button', { name: 'Skip this list' })).toBeAttached()
  expect(await pressesTo(page, ticket, page.getByRole('textbox', { name: 'Message' }))).toBeLessThanOrEqual(
    most,
  )
})
