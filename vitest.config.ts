import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig } from 'vitest/config'
import { launchOptions } from './scripts/chromium.ts'
import viteConfig from './vite.config.ts'

const browserProject = {
  // All that any test may load is bundled before the first one runs: what Vite finds later reloads the page,
  // and with it whichever test is running.
  optimizeDeps: {
    entries: ['src/**/*.{ts,tsx}', 'tests/{elements,views}/**/*.{ts,tsx}'],
    include: ['react/jsx-dev-runtime', 'react-dom/client'],
  },
}

/** For each project anew: Vitest writes the project's name into it. */
const browser = () => ({
  enabled: true,
  headless: true,
  provider: playwright({ launchOptions: launchOptions() }),
  instances: [{ browser: 'chromium' as const }], // the type is a list of names, not any text
  screenshotFailures: false,
})

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      allowOnly: false,
      // Vitest itself would leave one core of two idle.
      maxWorkers: '100%',
      projects: [
        { extends: true, test: { name: 'architecture', include: ['tests/architecture.test.ts'] } },
        { extends: true, test: { name: 'unit', include: ['tests/{core,api}/**/*.test.ts'] } },
        {
          extends: true,
          // Compilers and Node itself are started here.
          test: { name: 'package', include: ['tests/package/**/*.test.ts'], testTimeout: 60_000 },
        },
        {
          extends: true,
          // A compiler reads a whole project here, and on a busy machine it takes its time.
          test: { name: 'frameworks', include: ['tests/frameworks/**/*.test.ts'], testTimeout: 180_000 },
        },
        {
          ...browserProject,
          extends: true,
          test: {
            name: 'elements',
            include: ['tests/{elements,views}/**/*.test.{ts,tsx}'],
            // One file after the other: some of its tests tell what happens within a second.
            browser: { ...browser(), fileParallelism: false },
          },
        },
        {
          ...browserProject,
          extends: true,
          plugins: [storybookTest({ configDir: '.storybook' })],
          test: { name: 'stories', browser: browser() },
        },
      ],
    },
  }),
)
