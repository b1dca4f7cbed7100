/**
 * What a page's main thread does before the first data is on screen, and after: counts from the browser's trace, which are
 * the same on each machine. `npm run benchmark -- work` measures the times.
 */
import { trace } from '../benchmarks/trace'
import { inFull } from '../tiers'
import { untilQuiet } from './quiet'
import { expect, openDashboard, openHostPage, resumeSession, rowsOf, test } from './test'

/**
 * What may ask for a layout at once: a portal has its navigation in one of two places, and shows it in no other one before; and
 * a list that scrolls ends within a row, of its skeleton, too, and moves nothing below it. A dashboard has two of them.
 */
for (const [tag, attributes, mostLayouts, mostTimers] of [
  ['cp-dashboard', '', 4, 50],
  ['cp-portal', 'routing="memory"', 1, 60],
  ['cp-payments', '', 2, 50],
] as const) {
  test(
    `<${tag}> lays out nothing at once until its data is there, and sets few timers`,
    inFull(tag !== 'cp-portal'),
    async ({ page, browser }) => {
      await resumeSession(page)
      const { forced, timers } = await trace(browser, async () => {
        await openHostPage(page, `<${tag} ${attributes}></${tag}>`)
        await expect(rowsOf(page, 'Payment History').first()).toBeVisible()
      })
      // The loader asks where an element stands before anything is drawn in it.
      const layouts = forced.filter((place) => /^layout: \S+\/chunks\//.test(place))
      expect(layouts.length, layouts.join('\n')).toBeLessThanOrEqual(mostLayouts)
      expect(timers).toBeLessThanOrEqual(mostTimers)
    },
  )
}

test('what comes after the first data gives no style anew to what is drawn', async ({ page, browser }) => {
  await resumeSession(page)
  const { styled } = await trace(browser, async () => {
    await openHostPage(page, '<cp-dashboard></cp-dashboard>')
    await expect(rowsOf(page, 'Payment History').first()).toBeVisible()
    await untilQuiet(page)
  })
  const drawn = await page
    .locator('cp-dashboard')
    .evaluate(({ shadowRoot }) => shadowRoot?.querySelectorAll('*').length ?? 0)
  expect(styled.reduce((sum, count) => sum + count)).toBeLessThan(drawn)
})

test('an open panel lays out nothing while nobody touches it', async ({ page, browser }) => {
  await openDashboard(page)
  const panel = page.locator(':popover-open')
  for (const open of [
    () => page.getByRole('combobox').fill('website'),
    () => page.getByRole('button', { name: /unread/ }).click(),
    () => page.getByRole('button', { name: /account/ }).click(),
  ]) {
    await open()
    await expect(panel).toBeVisible()
    // What it shows may still be coming.
    await expect
      .poll(async () => (await trace(browser, () => page.waitForTimeout(200))).times.layout)
      .toBeLessThan(1)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
  }
})
