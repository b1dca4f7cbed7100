/** Watches how much moves while a page loads. */
import type { Page } from '@playwright/test'

/** How much has moved since the page was opened: the sum of its layout shifts. Call it before the page is opened. */
export async function watchShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0
    new PerformanceObserver((list) => {
      // What the browser gives for `layout-shift` is not in lib.dom yet.
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value
      document.documentElement.dataset.shift = String(sum)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async () => Number(await page.locator('html').getAttribute('data-shift'))
}

/** Waits two frames, in which what moved would have been drawn. */
export const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
