/** `npx tsx scripts/pictures.ts`: takes the pictures of the README anew, from the demo with its built scripts. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContextOptions, chromium } from 'playwright'
import { demoPassword, demoPeople } from '../demo/api/seed/people.ts'
import { readConfig } from '../demo/config.ts'
import { startDemo } from '../demo/start.ts'
import { buildCdn } from './build-cdn.ts'
import { launchOptions } from './chromium.ts'

const pictures = {
  'dashboard-light': { path: '/', colorScheme: 'light' },
  'dashboard-dark': { path: '/', colorScheme: 'dark' },
  website: { path: '/embed/account.html', colorScheme: 'light' },
} satisfies Record<string, { path: string } & BrowserContextOptions>

const folder = mkdtempSync(join(tmpdir(), 'cp-pictures-'))
await buildCdn()
const demo = await startDemo({ ...readConfig({ DATA_DIR: folder }), port: 0 })
const browser = await chromium.launch(launchOptions())
try {
  mkdirSync('docs', { recursive: true })
  for (const [name, { path, colorScheme }] of Object.entries(pictures))
    await take(name, path, { colorScheme })
} finally {
  await browser.close()
  await demo.stop()
  rmSync(folder, { recursive: true })
}

async function take(name: string, path: string, options: BrowserContextOptions): Promise<void> {
  const page = await browser.newPage({
    baseURL: demo.url,
    viewport: { width: 1280, height: 880 },
    deviceScaleFactor: 1.5,
    reducedMotion: 'reduce',
    ...options,
  })
  await page.goto('/login')
  await page.getByLabel('Email').fill(demoPeople.ada.email)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('heading', { name: demoPeople.ada.name }).waitFor()
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: `docs/${name}.png` })
  await page.close()
}
