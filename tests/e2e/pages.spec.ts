/** What holds on every page of the demo, signed out and signed in. That none complains, all tests test. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { inFull, isFull } from '../tiers'
import { untilQuiet } from './quiet'
import { expect, openDashboard, resumeSession, test } from './test'

const company = [
  '/embed/',
  '/embed/work',
  '/embed/work/lovelace-instruments',
  '/embed/services',
  '/embed/studio',
  '/embed/contact',
]
const open = ['/login', ...company, '/embed/account/login', '/embed/account', '/embed/app']
/** The other ones are made of the same elements. */
const usualPages = ['/', '/services/service/project-website-relaunch', '/embed/account']
const otherPages = [
  '/payments/payment-history',
  '/services/services-history',
  '/support',
  '/embed/',
  '/embed/account/projects/project-website-relaunch',
  '/embed/account/login',
]
const protectedPages = isFull ? [...usualPages, ...otherPages] : usualPages

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * No finding of axe, its best practices and the size of targets included: all that a page shows stands in one of its
 * landmarks, and its headings skip no level, whoever wrote them: the company or an element.
 */
async function expectNoFinding(page: Page): Promise<void> {
  // As high as its content: what a bar covers can be scrolled clear of it.
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: whole })
  await page.evaluate(axe)
  const { violations }: AxeResults = await page.evaluate(
    "axe.run({ rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] })",
  )
  await page.setViewportSize({ width, height })
  expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([])
}

async function expectGoodPage(page: Page, path: string): Promise<void> {
  const response = await page.goto(path)
  const policy = response?.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).not.toContain('unsafe')

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await untilQuiet(page)
  const root = page.locator('html')
  expect(await root.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await expectNoFinding(page)
}

for (const width of [320, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 640 } })

    test('signed out, each page keeps a strict policy, and fits', inFull(), async ({ page }) => {
      for (const path of open) await test.step(path, () => expectGoodPage(page, path))
    })

    test('signed in, each page keeps a strict policy, and fits', inFull(width === 1280), async ({ page }) => {
      await resumeSession(page)
      for (const path of protectedPages) await test.step(path, () => expectGoodPage(page, path))
    })
  })
}

test('on a phone, the navigation is a bar within reach, and dialogs fit', inFull(), async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
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
