import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { launchOptions } from './scripts/test/programs/chromium.ts'
import { newDatabase } from './server/tests/stores/new-database.ts'
import { isFull, isShort } from './tests/tiers.ts'

// Playwright runs this file again in each of its workers. They inherit the values of the first run.
process.env.CP_E2E_PORT ??= String(await findFreePort())
process.env.CP_E2E_LIGHT_PORT ??= String(await findFreePort())
process.env.CP_E2E_DATA ??= await makeData()

/** What `npm test` has: the way of a client through everything, single widgets, and a page without a framework. */
const inShort = /\/(embed|hosts|way)\.spec\.ts$/
/** Of the site of the project: some pages, all links, the weight, and what stands there without scripts. */
const ofSite = /\/(links|pages|weight|without-scripts)\.spec\.ts$/
/**
 * What a full run alone has: a crowd of clients, what Firefox remembers, the proxy of the trials by itself, the pages of the
 * demo's website, made of elements that are tried one by one, and hosts that are like others.
 */
const largest =
  /\/(firefox|load|proxy|website|hosts\/(bootstrap|next|own-sign-in|vue-router|web-view))\.spec\.ts$/

/** A full run has the hosts by themselves: most of them take minutes to build, and they bundle the package with its own React. */
const ofHosts = /\/hosts(\/[\w-]+)?\.spec\.ts$/

const addressOf = (port: string | undefined) => `http://127.0.0.1:${port}`
const react = addressOf(process.env.CP_E2E_PORT)
const light = addressOf(process.env.CP_E2E_LIGHT_PORT)

/** A demo server with data of its own. */
const serve = (url: string, name: string, variables: Record<string, string>) => ({
  command: 'tsx --import ./tests/e2e/contract/watch.ts demo/start.ts',
  url: `${url}/api/v1/ready`,
  timeout: 120_000,
  env: {
    PORT: new URL(url).port,
    DATA_DIR: join(process.env.CP_E2E_DATA ?? '', name),
    // Browsers find every name below localhost on this machine: an origin whose pages call the API of another one.
    CORS_ORIGINS: `http://site.localhost:${new URL(url).port}`,
    ...variables,
  },
})

export default defineConfig({
  testDir: 'tests/e2e',
  globalTeardown: './tests/e2e/contract/end.ts',
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: true,
  // More than most machines for tests have cores: a test also waits, for timers and for what moves.
  workers: 3,
  reporter: 'list',
  // Two cores serve, draw and test at the same time, so a slow test is not a failure.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  snapshotPathTemplate: '{testDir}/{testFileDir}/{arg}{ext}',
  use: { launchOptions: launchOptions(), screenshot: 'only-on-failure', trace: 'on-first-retry' },
  // A test that fails runs once more in CI, in a new process and a new page. What passes then is named as flaky, with the
  // picture of its failure and the trace of its second try. In a full run, chance counts as a failure.
  retries: process.env.CI && !isFull ? 1 : 0,
  grepInvert: isFull ? undefined : /@full/,
  // A full run also has all on the light scripts, whose elements the step `light` tries in each run from `test:all` on.
  projects: [
    {
      name: 'react',
      use: { baseURL: react },
      ...(isShort && { testMatch: inShort }),
      testIgnore: isFull ? ofHosts : largest,
    },
    // The site of the project, which asks the demo's servers for nothing but what a host's page would.
    ...(isShort
      ? []
      : [
          {
            name: 'site',
            testDir: 'tests/site',
            testMatch: isFull ? '*.spec.ts' : ofSite,
            use: { baseURL: react },
          },
        ]),
    ...(isFull
      ? [
          { name: 'hosts', testMatch: ofHosts, use: { baseURL: react } },
          { name: 'light', testIgnore: ofHosts, use: { baseURL: light } },
        ]
      : []),
  ],
  webServer: [serve(react, 'react', {}), ...(isFull ? [serve(light, 'light', { LIGHT: 'on' })] : [])],
})

/** A folder for each server, with a database in it that has no rows. */
async function makeData(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'cp-e2e-'))
  for (const name of isFull ? ['react', 'light'] : ['react'])
    await newDatabase(join(folder, name, 'database'))
  return folder
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(address)))
    })
  })
}
