/**
 * `npm run quick`: checks what the uncommitted change touches: the types, the lint of the changed files, the folders, and the
 * tests that `tests-of.ts` knows of them. It says which file has no tests of its own, and tries more then.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { isStale, library } from '../build/inputs.ts'
import { needs } from './programs/install-programs.ts'
import { runBeside } from './run.ts'
import { testsOf } from './tests-of.ts'

const changed = [
  ...linesOf('diff', '--name-only', 'HEAD'),
  ...linesOf('ls-files', '--others', '--exclude-standard'),
]
const files = changed.filter((path) => existsSync(path))
const tried = changed.map((path) => ({ path, ...testsOf(path) }))
const tests = [...new Set(tried.flatMap((each) => each.tests))].filter((path) => existsSync(path))

const stories = tests.filter((path) => path.endsWith('.stories.tsx'))
const inBrowser = tests.filter((path) => /^tests\/(elements|views)(\/|$)/.test(path))
const ofPackage = tests.filter(
  (path) => /^tests\/package(\/|$)/.test(path) && !path.endsWith('/docs.test.ts'),
)
const isUnbuilt = ofPackage.length > 0 && isStale(library)
const ofLongRuns = tests.filter((path) =>
  /^tests\/(e2e|frameworks|office|benchmarks|mutation)(\/|$)/.test(path),
)
const inNode = tests.filter(
  (path) => ![...stories, ...inBrowser, ...ofLongRuns, ...(isUnbuilt ? ofPackage : [])].includes(path),
)

const checks: Record<string, [string, ...string[]]> = {
  types: ['tsc'],
  ...(files.length > 0 && {
    lint: ['biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...files],
  }),
  folders: ['vitest', 'run', '--project=architecture', 'tests/architecture.test.ts'],
  ...(inNode.length > 0 && {
    unit: [
      'vitest',
      'run',
      '--project=architecture',
      '--project=core*',
      '--project=unit',
      '--project=processes',
      '--project=package',
      ...inNode,
    ],
  }),
  ...(stories.length > 0 && {
    stories: ['vitest', 'run', '--config=.storybook/vitest.config.ts', '--project=stories', ...stories],
  }),
  ...(inBrowser.length > 0 && {
    elements: ['vitest', 'run', '--config=vitest.browser.config.ts', '--project=elements', ...inBrowser],
  }),
}
console.log(`${files.length} changed files. Tests: ${tests.join(' ') || 'none'}`)
if (isUnbuilt)
  console.log(`Not run, since dist is older than src: ${ofPackage.join(' ')}. \`npm run build\` first.`)
if (ofLongRuns.length > 0) console.log(`Not run, since they take long: ${ofLongRuns.join(' ')}.`)
const wider = tried
  .filter(({ isWider }) => isWider)
  .map(({ path, tests }) => ({ path, run: tests.join(' ') }))
for (const run of new Set(wider.map((each) => each.run))) {
  const paths = wider.filter((each) => each.run === run).map(({ path }) => path)
  console.log(`All of ${run} are run for what has no tests of its own: ${paths.join(' ')}.`)
}
const environment = { TIER: 'short', ...(tests.length > 0 && needs.chromium()) }
const start = performance.now()
const outcomes = Object.entries(checks).map(async ([name, [command, ...args]]) => {
  // `npm test` leaves those that start servers and databases to `test:all`. These here try what has changed.
  const tier = name === 'unit' ? { TIER: 'all' } : {}
  const sayFailure = (line: string) => isFailure(line) && console.log(`${name}: ${line.trim()}`)
  const { succeeded, output } = await runBeside(command, args, { ...environment, ...tier }, sayFailure)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const isGood = succeeded || (name === 'types' && lacksOnlyTranslations(output))
  console.log(`${succeeded ? '' : output}${name}: ${isGood ? 'good' : 'failed'}, ${seconds} s`)
  return isGood
})
if ((await Promise.all(outcomes)).includes(false)) process.exitCode = 1

/** Whether a line begins to tell of a failure: said at once, while the other checks go on. The rest follows at the end of the check. */
function isFailure(line: string): boolean {
  return /^\s*(×|→|FAIL\b)|: error TS\d+:|^\S+:\d+:\d+ .*━━/.test(stripVTControlCharacters(line))
}

/** While one works, the English text stands in for one that is not translated yet. `npm test` wants all of them. */
function lacksOnlyTranslations(output: string): boolean {
  const errors = output.split('\n').filter((line) => /: error TS\d+:/.test(line))
  const isMissing = (line: string) => /^src\/core\/text\/messages\/[\w-]+\/[\w-]+\.ts\(.+ TS2741: /.test(line)
  if (errors.length === 0 || !errors.every(isMissing)) return false
  console.log('Some languages lack a text. Until it is translated, the English one stands in:')
  return true
}

function linesOf(...args: string[]): string[] {
  return spawnSync('git', args, { encoding: 'utf8' }).stdout.split('\n').filter(Boolean)
}
