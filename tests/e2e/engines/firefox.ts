/** A Firefox that people use, by WebDriver BiDi: Playwright drives one of its own alone. */
import puppeteer from 'puppeteer-core'
import { findFirefox } from '../../../scripts/test/programs/firefox'
import { type Engine, size, startTime } from './engine'

export async function startFirefox(): Promise<Engine> {
  const executablePath = findFirefox()
  if (!executablePath)
    throw new Error(
      'No Firefox was found. `npm run test:all` installs it; or name the executable in FIREFOX_PATH.',
    )
  const firefox = await puppeteer.launch({ browser: 'firefox', executablePath, timeout: startTime })
  const page = await firefox.newPage()
  await page.setViewport(size)
  return {
    open: async (url) => void (await page.goto(url)),
    // The library's types ask for more of a function than that it is one.
    run: (fn, ...args) => page.evaluate(fn as (...args: unknown[]) => unknown, ...args) as Promise<never>,
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    close: () => firefox.close(),
  }
}
