/** Waits until a screen of the portal is drawn, with all that is around it. */
import type { Page } from '@playwright/test'
import { untilQuiet } from '../quiet'
import { expect } from '../test'
import type { Scene } from './stage'

export async function untilWhole(page: Page, { person }: Scene): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  if (person !== 'nobody') await untilFramed(page)
  await untilLoaded(page)
}

/** The bell and the account are drawn by themselves, and no state of the portal waits for them. */
async function untilFramed(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /, account$/ })).toBeVisible()
}

/** A page on a busy machine may ask for nothing for a while, and still have something to draw. */
export async function untilLoaded(page: Page): Promise<void> {
  await expect(async () => {
    await untilQuiet(page)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect(await page.locator('cp-portal:state(loading), [aria-busy=true]').count()).toBe(0)
  }).toPass()
}
