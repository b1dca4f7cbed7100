/** The steps of `npm test`, `npm run test:all` and `npm run test:full`, in the order in which they run. */
import type { Tier } from '../../tests/tiers.ts'
import type { Part } from './parts.ts'
import type { Need } from './programs/install-programs.ts'
import { playwrightReport, type Report, vitestReport } from './reports.ts'

export interface Step {
  command: readonly [string, ...string[]]
  /** What a full run adds to it. */
  inFull?: readonly string[]
  report?: Report
  /** The shortest run that it belongs to. */
  from: Tier
  /** The part of a full run that it belongs to: `parts.ts`. */
  part: Part
  /** The steps before it, whose results it needs. */
  after?: readonly string[]
  /** It runs at the same time as the steps next to it with the same word: each of them leaves a core idle. */
  beside?: 'checks'
  /** The programs without which it fails, each with the shortest run that needs it. */
  needs?: Partial<Record<Need, Tier>>
  /** It has React's production build, as clients do. A full run has the other one, which complains of more. */
  isAsPublished?: true
  /** Some of its tests run programs that not every machine has. */
  usesPrograms?: true
}

const vitest = (projects: string, from: Tier, part: Part): Step => ({
  command: ['vitest', 'run', ...projects.split(' ').flatMap((project) => ['--project', project])],
  report: vitestReport,
  from,
  part,
})

const inBrowser = (project: string, config: string, from: Tier, part: Part): Step => ({
  command: ['vitest', 'run', '--config', config, '--project', project],
  report: vitestReport,
  from,
  part,
  needs: { chromium: 'short' },
  isAsPublished: true,
})

/** Whole pages: in a full run, each kind of scripts is a step of its own. */
const inPages = (from: Tier, part: Part): Step => ({
  command: ['playwright', 'test'],
  report: playwrightReport,
  from,
  part,
  after: ['build', 'site'],
  needs: { chromium: 'short', firefox: 'full', webkit: 'full' },
  usesPrograms: true,
})

export const steps: Record<string, Step> = {
  types: { command: ['tsc'], from: 'short', part: 'checks', beside: 'checks' },
  biome: {
    command: ['biome', 'check', '--error-on-warnings'],
    from: 'short',
    part: 'checks',
    beside: 'checks',
  },
  unused: { command: ['knip', '--dependencies'], from: 'all', part: 'checks', beside: 'checks' },
  architecture: { ...vitest('architecture', 'short', 'checks'), beside: 'checks' },
  build: { command: ['tsx', 'scripts/build.ts'], from: 'short', part: 'checks' },
  package: { ...vitest('package', 'short', 'checks'), after: ['build'] },
  site: { command: ['tsx', 'docs/site/site.ts'], from: 'all', part: 'checks', after: ['build'] },
  hosts: {
    command: ['tsx', 'scripts/hosts.ts', 'server-rendered'],
    from: 'full',
    part: 'checks',
    after: ['build'],
  },
  // Each of them installs packages of its own.
  'large-hosts': {
    command: ['tsx', 'scripts/hosts.ts', 'astro', 'nuxt', 'react-router', 'sveltekit'],
    from: 'full',
    part: 'hosts',
    after: ['build'],
  },
  'all-hosts': {
    command: ['tsx', 'scripts/hosts.ts'],
    from: 'full',
    part: 'hosts',
    after: ['build', 'large-hosts'],
  },
  frameworks: { ...vitest('frameworks', 'full', 'checks'), after: ['build', 'hosts'] },
  light: inBrowser('light*', 'vitest.browser.config.ts', 'all', 'light-elements'),
  stories: inBrowser('stories', '.storybook/vitest.config.ts', 'all', 'stories'),
  unit: { ...vitest('core* unit processes', 'short', 'node'), usesPrograms: true },
  postgres: {
    command: ['tsx', 'scripts/test/postgres.ts'],
    report: vitestReport,
    from: 'full',
    part: 'node',
    usesPrograms: true,
  },
  elements: inBrowser('elements', 'vitest.browser.config.ts', 'short', 'elements'),
  e2e: { ...inPages('short', 'pages'), inFull: ['--project=react'] },
  'e2e-light': { ...inPages('full', 'light-pages'), inFull: ['--project=light'] },
  'e2e-hosts': {
    ...inPages('full', 'hosts'),
    inFull: ['--project=hosts'],
    after: ['build', 'hosts', 'large-hosts', 'all-hosts'],
  },
  'e2e-site': { ...inPages('full', 'stories'), inFull: ['--project=site'] },
  office: { ...vitest('office', 'full', 'checks'), needs: { libreoffice: 'full' } },
  wordpress: {
    command: ['playwright', 'test', '--config', 'examples/tests/wordpress/playwright.config.ts'],
    after: ['build'],
    report: playwrightReport,
    from: 'full',
    part: 'hosts',
    needs: { chromium: 'full', wordpress: 'full' },
  },
  release: {
    command: ['tsx', 'scripts/release/check.ts'],
    from: 'full',
    part: 'checks',
    needs: { chromium: 'full' },
  },
  mutation: { command: ['tsx', 'scripts/test/mutation.ts'], from: 'full', part: 'mutants' },
}
