/** The steps of `npm test` and of `npm run test:full`, in their order. */
import { playwrightReport, type Report, vitestReport } from './test-reports.ts'

export interface Step {
  command: readonly [string, ...string[]]
  report?: Report
  /** How many seconds it may take in a full run, on two cores. */
  budget: number
  needsBrowser?: true
  needsFirefox?: true
  needsWebKit?: true
  needsLibreOffice?: true
  /** Debian's WordPress, with PHP and a database. */
  needsWordPress?: true
  /** Runs only by `--full`, or when it is named: what it needs is large. */
  isLarge?: true
  /** Some of its tests run programs that not every machine has. */
  usesPrograms?: true
}

const vitest = (project: string, budget: number): Step => ({
  command: ['vitest', 'run', '--project', project],
  report: vitestReport,
  budget,
})

export const steps: Record<string, Step> = {
  types: { command: ['tsc'], budget: 30 },
  biome: { command: ['biome', 'check', '--error-on-warnings'], budget: 30 },
  architecture: vitest('architecture', 30),
  build: { command: ['tsx', 'scripts/build.ts'], budget: 60 },
  unit: { ...vitest('unit', 900), usesPrograms: true },
  elements: { ...vitest('elements', 1800), needsBrowser: true },
  light: { ...vitest('light', 1800), needsBrowser: true },
  stories: { ...vitest('stories', 420), needsBrowser: true },
  package: vitest('package', 120),
  hosts: { command: ['tsx', 'scripts/hosts.ts'], budget: 240 },
  frameworks: vitest('frameworks', 120),
  e2e: {
    command: ['playwright', 'test'],
    report: playwrightReport,
    budget: 4800,
    needsBrowser: true,
    needsFirefox: true,
    needsWebKit: true,
    usesPrograms: true,
  },
  mutation: { command: ['tsx', 'scripts/test-mutation.ts'], budget: 9000, isLarge: true },
  office: { ...vitest('office', 120), needsLibreOffice: true, isLarge: true },
  wordpress: {
    command: ['playwright', 'test', '--config', 'tests/wordpress/playwright.config.ts'],
    report: playwrightReport,
    budget: 600,
    needsBrowser: true,
    needsWordPress: true,
    isLarge: true,
  },
}
