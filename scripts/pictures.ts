/** `npm run pictures`: takes new screenshots for the README, from the demo with its built scripts. */
import { mkdirSync } from 'node:fs'
import type { Browser, BrowserContextOptions } from '@playwright/test'
import { untilQuiet } from '../tests/e2e/quiet.ts'
import { buildCdn } from './build/cdn.ts'
import { signIn, withDemo } from './test/with-demo.ts'

const pictures = {
  'dashboard-light': { path: '/', colorScheme: 'light' },
  'dashboard-dark': { path: '/', colorScheme: 'dark' },
  website: { path: '/embed/account', colorScheme: 'light' },
} satisfies Record<string, { path: string } & BrowserContextOptions>

mkdirSync('docs', { recursive: true })
await buildCdn()
await withDemo(async (browser, baseURL) => {
  for (const [name, { path, colorScheme }] of Object.entries(pictures))
    await take(browser, name, path, { baseURL, colorScheme })
})

async function take(browser: Browser, name: string, path: string, options: BrowserContextOptions) {
  const page = await browser.newPage({
    locale: 'en-US',
    viewport: { width: 1280, height: 880 },
    deviceScaleFactor: 1.5,
    reducedMotion: 'reduce',
    ...options,
  })
  await signIn(page, 'ada')
  await page.goto(path)
  await untilQuiet(page)
  await page.screenshot({ path: `docs/${name}.png` })
  await page.close()
}
