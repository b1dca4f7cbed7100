/** Each story as a test: it is looked at in themes, directions and widths. */
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig } from 'vitest/config'
import { launchOptions } from '../scripts/chromium.ts'
import { patient } from '../tests/patience.ts'
import viteConfig from '../vite.config.ts'

export default mergeConfig(
  viteConfig,
  defineConfig({
    envPrefix: ['VITE_', 'TIER'],
    optimizeDeps: {
      // Vite bundles all dependencies before the first test runs. If it found one later, it would reload the page.
      entries: ['src/**/*.{ts,tsx}'],
      include: ['react/jsx-dev-runtime', 'react-dom/client'],
    },
    plugins: [storybookTest({ configDir: '.storybook' })],
    test: {
      ...patient,
      name: 'stories',
      allowOnly: false,
      maxWorkers: '100%',
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({ launchOptions: launchOptions() }),
        instances: [{ browser: 'chromium' }],
        screenshotFailures: false,
      },
    },
  }),
)
