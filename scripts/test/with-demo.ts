/** Starts the demo with its built scripts, and a browser that opens it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { startDemo } from '../../demo/demo.ts'
import { readConfig } from '../../server/config/config.ts'
import { demoPassword, demoPeople } from '../../server/seed/people.ts'
import { launchOptions } from './programs/chromium.ts'

/** Starts the demo on temporary data, and runs `use`. Then stops and deletes all of it. */
export async function withDemo(use: (browser: Browser, url: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'cp-demo-'))
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

/** Signs in one of the demo's people, with the portal's own form. */
export async function signIn(page: Page, person: keyof typeof demoPeople): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(demoPeople[person].email)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('heading', { name: demoPeople[person].name }).waitFor()
}
