/**
 * What has the focus is to be seen, on every screen and at every zoom: it is in the window, nothing lies over it, and it has a
 * ring. Tab goes to the end of the page, and all the way back.
 */
import type { Page } from '@playwright/test'
import { inFull, isFull } from '../../tiers'
import { screens } from '../screens/screens'
import { sameEverywhere, setStage } from '../screens/stage'
import { untilLoaded, untilWhole } from '../screens/until-whole'
import { waysScreens } from '../screens/ways'
import { expect, test } from '../test'
import { lookAtFocus } from './focused'

/** A wide window, a phone, and a window of 1,280 px at 200 and at 400 %. */
const sizes = [
  [1280, 900],
  [360, 740],
  [640, 400],
  [320, 256],
] as const
/** A bar lies over the foot of the one; nothing is as low as the other. */
const usualSizes = [
  [360, 740],
  [320, 256],
] as const

/** It has the panel that lies over the others. */
const usual = 'ticket'

/** More stops than any screen has. */
const most = 150

test.use(sameEverywhere)

for (const [name, { path, act, reports = null, ...scene }] of Object.entries({
  ...screens,
  ...waysScreens,
})) {
  test.describe(() => {
    test.use({ expectedErrors: reports })

    test(`what has the focus is seen: ${name}`, inFull(name !== usual), async ({ page, baseURL }) => {
      if (isFull) test.slow()
      await setStage(page, scene, baseURL ?? '')
      for (const [width, height] of isFull ? sizes : usualSizes) {
        await page.setViewportSize({ width, height })
        // What differs behind the hash alone is no other page.
        if (path.includes('#')) await page.goto('/forgot-password')
        await page.goto(path)
        await untilWhole(page, scene)
        if (act) await act(page).then(() => untilLoaded(page))
        const size = `${width} × ${height}`
        const there = await walk(page, 'Tab', size)
        const back = await walk(page, 'Shift+Tab', size)
        // Where the focus is lost on the way, one of both ends too early. Behind a menu that has closed, there may be nothing more.
        if (act) expect(there.length + back.length, size).toBeGreaterThan(0)
        else expect(back.toReversed(), size).toEqual(there)
        // At the next size, the client comes anew: who has signed in, or waits for a mail, would see something else.
        if (scene.person === 'nobody') await page.evaluate(forget)
      }
    })
  })
}

function forget(): void {
  localStorage.clear()
  sessionStorage.clear()
}

/** @returns what had the focus, until it left the page, or came to a stop for the second time, as it does in a dialog. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', size: string): Promise<string[]> {
  const names: string[] = []
  const faults: string[] = []
  for (;;) {
    await page.keyboard.press(key)
    const focused = await page.evaluate(lookAtFocus, names.length === 0)
    if (!focused || focused.isKnown) break
    names.push(focused.name)
    faults.push(...focused.faults.map((fault) => `${focused.name} is ${fault}`))
    expect(names.length, size).toBeLessThan(most)
  }
  expect.soft(faults, `${size}, ${key}`).toEqual([])
  return names
}
