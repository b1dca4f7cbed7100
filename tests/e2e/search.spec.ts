/** A client finds an old thing from wherever they are, and gets to it. */
import type { Page } from '@playwright/test'
import { inFull } from '../tiers'
import { expect, holdBack, openDashboard, openPage, rowsOf, test } from './test'

/** Where the page's own is scrolled away, that of the window over it. */
const field = (page: Page) => page.getByRole('combobox', { name: 'Search everything' }).last()
const entry = (page: Page, name: RegExp) => page.getByRole('option', { name })

/** Ctrl K, pressed again until the portal hears it: it may still be being drawn. */
const openByKeys = (page: Page) =>
  expect(async () => {
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused({ timeout: 500 })
  }).toPass()

test('an old payment is found by its amount, and stands alone in the history', async ({ page }) => {
  await openDashboard(page)
  await openByKeys(page)
  await page.keyboard.type('5,380')
  const payment = entry(page, /^Trade fair stand, concept/)
  await expect(payment).toContainText('$5,380.00')
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(payment).toHaveAttribute('aria-selected', 'true', { timeout: 1 })
  }).toPass({ intervals: [0] })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Payment History', level: 1 })).toBeFocused()
  await expect(rowsOf(page, 'Payment History')).toHaveCount(1)
  await expect(rowsOf(page, 'Payment History')).toContainText('$5,380.00')
  await expect(field(page)).toHaveValue('')
})

test(
  'a message that only the server knows is led to: it is in view, marked, and has the focus',
  inFull(),
  async ({ page }) => {
    // A list of tickets may come without what was written in them.
    await page.route(/\/support\/client\/tickets/, async (route) => {
      const response = await route.fetch()
      const answer = await response.json()
      const data = answer.data.map((ticket: object) => ({ ...ticket, messages: [] }))
      await route.fulfill({ response, json: { ...answer, data } })
    })
    const release = await holdBack(page, /\/api\/v1\/search\?/)
    await openPage(page, '/payments/payment-history')
    await field(page).click()
    await page.keyboard.type('iPhone 13')
    // A screen reader is told a little later, by a text of its own.
    await expect(page.getByText('Searching further…').first()).toBeVisible()
    await expect(page.getByRole('option')).toHaveCount(0)
    release()
    await entry(page, /iPhone 13/).click()
    await expect(page).toHaveURL('/support/ticket/TKT-M4XQ72PD?message=iphone+13')
    const conversation = page.getByRole('log', { name: 'Conversation' })
    const message = conversation.getByRole('listitem').filter({ hasText: 'It is an iPhone 13' })
    await expect(message).toBeFocused()
    await expect(message.locator('> div')).not.toHaveCSS('box-shadow', 'none')
    await expect(message.getByText('It is an iPhone 13')).toBeInViewport({ ratio: 1 })
  },
)

test('an update and a milestone are led to: each is in view, and has the focus', async ({ page }) => {
  await openDashboard(page)
  for (const [query, name, screen] of [
    ['stock system', /^Product finder connected/, /project-updates\?update=/],
    ['design system and key', /^Design system and key screens/, /milestones\?milestone=/],
  ] as const) {
    await openByKeys(page)
    await page.keyboard.type(query)
    await entry(page, name).click()
    await expect(page).toHaveURL(screen)
    const item = page.getByRole('listitem').filter({ has: page.getByText(name) })
    await expect(item).toBeFocused()
    await expect(item).toBeInViewport({ ratio: 1 })
  }
})

test('on a phone, by keyboard alone: from the button to a project, and what was opened is found again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openDashboard(page)
  const opener = page.getByRole('button', { name: 'Search', exact: true })
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(opener).toBeFocused({ timeout: 1 })
  }).toPass({ intervals: [0] })
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('relanch')
  const project = entry(page, /^Website relaunch SRV-2051/)
  await expect(project).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/services/service/project-website-relaunch')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(dialog).toBeHidden()
  const recent = dialog.getByRole('group', { name: 'Recent' }).getByRole('option')
  await page.keyboard.press('Control+k')
  await expect(recent).toHaveText(/^Website relaunch/)
  await page.reload()
  await openByKeys(page)
  await expect(recent).toHaveText(/^Website relaunch/)
})
