/** The steps of `npm test`, `npm run test:all` and `npm run test:full`, in the order in which they run. */
import type { Tier } from '../../tests/tiers.ts'
import type { Need } from './programs/install-programs.ts'
import { playwrightReport, type Report, vitestReport } from './reports.ts'

export interface Step {
  command: readonly [string, ...string[]]
  report?: Report
  /** The shortest run that it belongs to. */
  from: Tier
  /** How many seconds it may take in a full run, on two cores. */
  budget: number
  /** The steps before it, whose results it needs. */
  after?: readonly string[]
  /** It runs at the same time as the steps next to it with the same word: each of them leaves a core idle. */
  beside?: 'checks' | 'packages'
  /** The programs without which it fails, each with the shortest run that needs it. */
  needs?: Partial<Record<Need, Tier>>
  /** It has React's production build, as clients do. A full run has the other one, which complains of more. */
  isAsPublished?: true
  /** Some of its tests run programs that not every machine has. */
  usesPrograms?: true
}

const vitest = (projects: string, from: Tier, budget: number): Step => ({
  command: ['vitest', 'run', ...projects.split(' ').flatMap((project) => ['--project', project])],
  report: vitestReport,
  from,
  budget,
})

const inBrowser = (project: string, config: string, from: Tier, budget: number): Step => ({
  command: ['vitest', 'run', '--config', config, '--project', project],
  report: vitestReport,
  from,
  budget,
  needs: { chromium: 'short' },
  isAsPublished: true,
})

export const steps: Record<string, Step> = {
  types: { command: ['tsc'], from: 'short', budget: 30, beside: 'checks' },
  biome: { command: ['biome', 'check', '--error-on-warnings'], from: 'short', budget: 30, beside: 'checks' },
  unused: { command: ['knip', '--dependencies'], from: 'all', budget: 30, beside: 'checks' },
  architecture: { ...vitest('architecture', 'short', 30), beside: 'checks' },
  build: { command: ['tsx', 'scripts/build.ts'], from: 'short', budget: 60 },
  package: { ...vitest('package', 'short', 120), after: ['build'], beside: 'packages' },
  hosts: {
    command: ['tsx', 'scripts/hosts.ts', 'server-rendered', 'vue-router'],
    from: 'all',
    budget: 120,
    after: ['build'],
    beside: 'packages',
  },
  site: { command: ['tsx', 'docs/site/site.ts'], from: 'all', budget: 30, after: ['build'] },
  // Each of them installs packages of its own.
  'large-hosts': {
    command: ['tsx', 'scripts/hosts.ts', 'astro', 'nuxt', 'react-router', 'sveltekit'],
    from: 'full',
    budget: 360,
    after: ['build'],
  },
  'all-hosts': {
    command: ['tsx', 'scripts/hosts.ts'],
    from: 'full',
    budget: 120,
    after: ['build', 'large-hosts'],
  },
  frameworks: { ...vitest('frameworks', 'all', 120), after: ['build', 'hosts'] },
  light: inBrowser('light*', 'vitest.browser.config.ts', 'all', 1800),
  stories: inBrowser('stories', '.storybook/vitest.config.ts', 'all', 420),
  unit: { ...vitest('core unit', 'short', 900), usesPrograms: true },
  elements: inBrowser('elements', 'vitest.browser.config.ts', 'short', 1800),
  e2e: {
    command: ['playwright', 'test'],
    report: playwrightReport,
    from: 'short',
    budget: 4800,
    after: ['build', 'hosts', 'site'],
    needs: { chromium: 'short', firefox: 'full', webkit: 'full' },
    usesPrograms: true,
  },
  office: { ...vitest('office', 'full', 120), needs: { libreoffice: 'full' } },
  wordpress: {
    command: ['playwright', 'test', '--config', 'examples/tests/wordpress/playwright.config.ts'],
    after: ['build'],
    report: playwrightReport,
    from: 'full',
    budget: 600,
    needs: { chromium: 'full', wordpress: 'full' },
  },
  release: {
    command: ['tsx', 'scripts/release/check.ts'],
    from: 'full',
    budget: 180,
    needs: { chromium: 'full' },
  },
  mutation: { command: ['tsx', 'scripts/test/mutation.ts'], from: 'full', budget: 9000 },
}
