/** The demo with its built scripts, and a browser to look at it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { demoPassword, demoPeople } from '../demo/api/seed/people.ts'
import { readConfig } from '../demo/config.ts'
import { startDemo } from '../demo/start.ts'
import { buildCdn } from './build-cdn.ts'
import { launchOptions } from './chromium.ts'

/** Builds and starts the demo on data of its own, and takes all of it down again after use. */
export async function withDemo(use: (browser: Browser, url: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'cp-demo-'))
  await buildCdn()
  const demo = await startDemo({ ...readConfig({ DATA_DIR: folder }), port: 0 })
  const browser = await chromium.launch(launchOptions())
  try {
    await use(browser, demo.url)
  } finally {
    await browser.close()
    await demo.stop()
    rmSync(folder, { recursive: true })
  }
}

/** Signs one of the demo's people in, by the portal's own form. */
export async function signIn(page: Page, person: keyof typeof demoPeople): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(demoPeople[person].email)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('heading', { name: demoPeople[person].name }).waitFor()
}
