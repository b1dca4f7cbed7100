import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { launchOptions } from './scripts/chromium.ts'

// Playwright runs this file again in each of its workers. They inherit the values of the first run.
process.env.CP_E2E_PORT ??= String(await findFreePort())
process.env.CP_E2E_DATA ??= mkdtempSync(join(tmpdir(), 'cp-e2e-'))
const baseURL = `http://127.0.0.1:${process.env.CP_E2E_PORT}`

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  reporter: 'list',
  // Two cores serve, draw and test at the same time, so a slow test is not a failure.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: { baseURL, launchOptions: launchOptions(), screenshot: 'only-on-failure' },
  webServer: {
    command: 'tsx demo/server.ts',
    url: `${baseURL}/api/v1/health`,
    timeout: 120_000,
    env: { PORT: process.env.CP_E2E_PORT, DATA_DIR: process.env.CP_E2E_DATA },
  },
})

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(address)))
    })
  })
}
