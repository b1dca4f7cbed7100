/** Each story as a test: it is looked at in themes, directions and widths. */
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig } from 'vitest/config'
import { launchOptions } from '../scripts/test/programs/chromium.ts'
import { patient, trace } from '../tests/patience.ts'
import { isFull } from '../tests/tiers.ts'
import viteConfig from '../vite.config.ts'

export default mergeConfig(
  viteConfig,
  defineConfig({
    envPrefix: ['VITE_', 'TIER'],
    optimizeDeps: {
      // Vite bundles all dependencies before the first test runs. If it found one later, it would reload the page.
      entries: ['src/**/*.{ts,tsx}'],
      include: ['react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom/client'],
    },
    // Each file of stories loads all modules. They do not change during a run, so it asks for them once.
    server: { headers: { 'Cache-Control': 'max-age=3600' } },
    // A story with this tag shows what others show in another form, without data or in a narrow place; or what tests of elements try.
    plugins: [storybookTest({ configDir: '.storybook', tags: { exclude: isFull ? [] : ['full'] } })],
    test: {
      ...patient,
      name: 'stories',
      // Building blocks are shown in the elements that are made of them.
      exclude: isFull ? [] : ['src/views/ui/**'],
      allowOnly: false,
      maxWorkers: '100%',
      // In Storybook, too, one goes from story to story in one page. A full run gives each file a page of its own.
      isolate: isFull,
      // Storybook's plugin forbids it, and a second try writes traces.
      api: { allowWrite: true, allowExec: true },
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({ launchOptions: launchOptions() }),
        instances: [{ browser: 'chromium' }],
        screenshotFailures: false,
        trace,
      },
    },
  }),
)
