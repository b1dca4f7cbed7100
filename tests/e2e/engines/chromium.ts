/** The Chromium of the other tests, for a table of all engines. */
import { chromium } from '@playwright/test'
import { launchOptions } from '../../../scripts/test/programs/chromium'
import { type Engine, size } from './engine'

export async function startChromium(): Promise<Engine> {
  const browser = await chromium.launch(launchOptions())
  const page = await browser.newPage({ viewport: size })
  return {
    open: async (url) => void (await page.goto(url)),
    run: (fn, ...args) => page.evaluate(`(${fn})(...${JSON.stringify(args)})`),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  }
}
