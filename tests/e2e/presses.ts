import type { Page } from '@playwright/test'

/** Counts the clicks and taps of a person from now on, through reloads as well. A script's own clicks are none. */
export async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    addEventListener(
      'pointerdown',
      ({ isTrusted }) => {
        const presses = Number(sessionStorage.getItem('presses')) + Number(isTrusted)
        sessionStorage.setItem('presses', String(presses))
      },
      true,
    )
  })
  return () => page.evaluate(() => Number(sessionStorage.getItem('presses')))
}
