import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig } from 'vitest/config'
import { launchOptions } from './scripts/chromium.ts'
import { preactAlias } from './scripts/light.ts'
import { isFull } from './tests/trials.ts'
import viteConfig from './vite.config.ts'

const browserProject = {
  // Vite bundles all dependencies of all tests before the first test runs. If it found one later, it would reload the
  // page, and with it the running test.
  optimizeDeps: {
    entries: ['src/**/*.{ts,tsx}', 'tests/{elements,views}/**/*.{ts,tsx}'],
    include: ['react/jsx-dev-runtime', 'react-dom/client'],
  },
}

/**
 * A busy machine takes its time: longer than any single wait of a test, whose own message then says what is missing. In a
 * full run, one test tries very much.
 */
const patient = { testTimeout: isFull ? 600_000 : 60_000, hookTimeout: 60_000 }

/** Sizes, headings, calls and messages do not depend on what draws them. A full run tries them on Preact, too. */
const sameOnBoth = [
  'tests/elements/{calls,debug,heading-level,large-text,long-words,root-size}.test.ts',
  'tests/elements/reference/*',
  'tests/views/shared/troubles.test.ts',
]

/** Returns a new object for each project, because Vitest writes the project's name into it. */
const browser = () => ({
  enabled: true,
  headless: true,
  provider: playwright({ launchOptions: launchOptions() }),
  instances: [{ browser: 'chromium' as const }], // the type allows only names of browsers, not any text
  screenshotFailures: false,
})

export default mergeConfig(
  viteConfig,
  defineConfig({
    // What `tests/trials.ts` reads.
    envPrefix: ['VITE_', 'TRIALS'],
    test: {
      allowOnly: false,
      // By default, Vitest would leave one of two cores idle.
      maxWorkers: '100%',
      projects: [
        {
          extends: true,
          test: { ...patient, name: 'architecture', include: ['tests/architecture{,/*}.test.ts'] },
        },
        {
          extends: true,
          test: {
            ...patient,
            name: 'unit',
            include: ['tests/{api,backend,check-api,core,servers}/**/*.test.ts'],
          },
        },
        {
          extends: true,
          test: { ...patient, name: 'office', include: ['tests/office/*.test.ts'] },
        },
        {
          extends: true,
          // These tests start compilers and Node.
          test: { ...patient, name: 'package', include: ['tests/package/**/*.test.ts'] },
        },
        {
          extends: true,
          // These tests compile whole projects, which takes long on a busy machine.
          test: { name: 'frameworks', include: ['tests/frameworks/**/*.test.ts'], testTimeout: 180_000 },
        },
        {
          ...browserProject,
          extends: true,
          test: {
            ...patient,
            name: 'elements',
            include: ['tests/{elements,views}/**/*.test.{ts,tsx}'],
            browser: browser(),
          },
        },
        {
          ...browserProject,
          extends: true,
          // The same tests on Preact.
          resolve: { alias: preactAlias },
          optimizeDeps: {
            ...browserProject.optimizeDeps,
            include: ['preact/jsx-dev-runtime', 'preact/compat', 'preact/compat/client'],
          },
          test: {
            ...patient,
            name: 'light',
            include: ['tests/{elements,views}/**/*.test.{ts,tsx}'],
            exclude: isFull ? [] : sameOnBoth,
            browser: browser(),
          },
        },
        {
          ...browserProject,
          extends: true,
          plugins: [storybookTest({ configDir: '.storybook' })],
          // Each story is looked at in every theme, direction and width.
          test: { ...patient, name: 'stories', browser: browser() },
        },
      ],
    },
  }),
)
