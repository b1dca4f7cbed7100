import { defineConfig } from '@playwright/test'
import { launchOptions } from '../../../scripts/test/programs/chromium.ts'

export default defineConfig({
  testDir: '.',
  // Beside them is a test that needs no WordPress.
  testMatch: '*.spec.ts',
  outputDir: '../../../test-results/wordpress',
  forbidOnly: true,
  // One WordPress serves all tests, each of which goes on where the one before has left it.
  workers: 1,
  reporter: 'list',
  // WordPress is slow on a busy machine: a slow test is not a failure.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: { launchOptions: launchOptions(), actionTimeout: 60_000, screenshot: 'only-on-failure' },
})
