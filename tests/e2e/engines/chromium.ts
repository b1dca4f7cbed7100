/** The Chromium that Playwright drives. */
import { chromium } from '@playwright/test'
import { launchOptions } from '../../../scripts/test/programs/chromium'
import { type Engine, size } from './engine'

export async function startChromium(): Promise<Engine> {
  const browser = await chromium.launch(launchOptions())
  const page = await browser.newPage({ viewport: size })
  return {
    open: async (url) => void (await page.goto(url)),
    // As a text, it takes more than one value.
    run: (fn, ...args) => page.evaluate(`(${fn})(...${JSON.stringify(args)})`) as Promise<never>,
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  }
}
