/** The tests of elements and views in Chromium, on React and on Preact. */
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig } from 'vitest/config'
import { preactAlias, smallAlias } from './scripts/build/bundler/light.ts'
import { launchOptions } from './scripts/test/programs/chromium.ts'
import { patient, trace } from './tests/patience.ts'
import { isFull, isShort } from './tests/tiers.ts'
import viteConfig from './vite.config.ts'

const all = ['tests/{elements,views}/**/*.test.{ts,tsx}']
/**
 * Where Preact has done, or might do, otherwise than React: when effects run and events come, where the focus is and where portals
 * stand, errors of views, what is written into fields, what a host's React gets. All else is the stores' and the loader's, or
 * is drawn from the same values. A full run tries everything on it.
 */
const onPreact = [
  'tests/elements/{define,element-class,events,hosts-modal,slots,toaster}.test.{ts,tsx}',
  'tests/views/host/{on-demand,safe,use-store}.test.tsx',
  'tests/views/session/{recovery,return}.test.ts',
  'tests/views/tickets/!(clipboards|room).test.{ts,tsx}',
  'tests/views/shared/{fields,many-clicks}.test.ts',
]

/** Thousands of texts, in answers, fields and attributes: what is done with them is done before React or Preact draws. */
const naughty = 'tests/elements/naughty/**'

/** What is drawn by the host's own React: of Preact, it has all of `preact/compat`. */
const byHost = 'tests/elements/react.test.tsx'

/** Trials that have found nothing yet: full runs alone have them. */
const quiet = ['tests/elements/fast-clicks.test.ts', 'tests/elements/naughty/{attributes,typed}.test.ts']

/**
 * The other ones: strange texts and sizes, many clicks, long lists and walks, whole themes, and what else may stand in a page.
 * `npm test` leaves them to `test:all`.
 */
const trials = [
  'tests/elements/{debug,hosts-modal,large-text,long-words,root-size,walks,zoom}.test.ts',
  'tests/elements/reference/design-tokens.test.ts',
  naughty,
  'tests/views/shared/{drawn-as-seen,kept-lists,long-lists,many-clicks,steady-rows,troubles}.test.ts',
  'tests/views/{portal/colours,tickets/clipboards}.test.ts',
  'tests/views/ui/style/{odd-tokens,presets,recipes}.test.ts',
  'tests/site/theme-editor.test.tsx',
]

/** The site's pages that a script makes alive. They are drawn by React when the site is made. */
const ofSite = 'tests/site/**/*.test.tsx'

/** Vite bundles these dependencies before the first test runs, and the others that the entries import. */
const optimizeDeps = (include: string[]) => ({
  // If Vite found one later, it would reload the page, and with it the running test.
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}', 'tests/{elements,views}/**/*.{ts,tsx}'], include },
})

/** A new object for each project, because Vitest writes the project's name into it. */
const browser = () => ({
  enabled: true,
  headless: true,
  provider: playwright({ launchOptions: launchOptions() }),
  instances: [{ browser: 'chromium' as const }], // the type allows only names of browsers, not any text
  screenshotFailures: false,
  trace,
})

export default mergeConfig(
  viteConfig,
  defineConfig({
    // What `tests/tiers.ts` and `tests/trials.ts` read.
    envPrefix: ['VITE_', 'TIER', 'TRIALS'],
    // Each file of tests loads all modules. They do not change during a run, so it asks for them once.
    server: { headers: { 'Cache-Control': 'max-age=3600' } },
    test: {
      allowOnly: false,
      globalSetup: 'tests/echo.ts',
      // By default, Vitest would leave one of two cores idle.
      maxWorkers: '100%',
      projects: [
        {
          ...optimizeDeps([
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            'react-dom/client',
            'react-dom/server',
          ]),
          extends: true,
          test: {
            ...patient,
            name: 'elements',
            include: [...all, ofSite],
            exclude: [...(isFull ? [] : quiet), ...(isShort ? trials : [])],
            browser: browser(),
          },
        },
        {
          ...optimizeDeps(['preact', 'preact/hooks', 'preact/jsx-runtime', 'preact/jsx-dev-runtime']),
          extends: true,
          resolve: { alias: smallAlias },
          test: {
            ...patient,
            name: 'light',
            include: isFull ? all : onPreact,
            exclude: [byHost, naughty],
            browser: browser(),
          },
        },
        {
          ...optimizeDeps([
            'preact/jsx-runtime',
            'preact/jsx-dev-runtime',
            'preact/compat',
            'preact/compat/client',
          ]),
          extends: true,
          resolve: { alias: preactAlias },
          test: { ...patient, name: 'light-host', include: [byHost], browser: browser() },
        },
      ],
    },
  }),
)
