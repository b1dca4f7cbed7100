/**
 * `npm test`, `npm run test:all` and, for each part, `npm run test:full` (`tests/tiers.ts` says what belongs to which): runs
 * their steps until one fails, or, in a full run, all. `tsx scripts/test.ts unit e2e` runs only these two steps, as in
 * `test:all`, and those that they need. What is no step is passed on to the test runner:
 * `npm run test:unit -- tests/core/settings/format.test.ts`.
 *
 * `TEST_OUTCOME` names a file into which the counts are written, too.
 *
 * In CI, the files of tests in a browser that have failed run once more, in a new process. What passes then is named at the
 * end as flaky. In a full run it has failed.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isPartOf, type Tier } from '../tests/tiers.ts'
import { type Need, needs } from './test/programs/install-programs.ts'
import { installPrograms } from './test/programs/programs.ts'
import { countByProgram, type Results, readResults } from './test/reports.ts'
import { run, runBeside } from './test/run.ts'
import { type Step, steps } from './test/steps.ts'

const flags = ['--short', '--full']
const words = process.argv.slice(2).filter((word) => !flags.includes(word))
const tier: Tier = process.argv.includes('--short')
  ? 'short'
  : process.argv.includes('--full')
    ? 'full'
    : 'all'
const isFull = tier === 'full'
/** More files than this have not failed by chance. */
const fewFiles = 3
const traces = 'test-results/traces'
const givesSecondTry = Boolean(process.env.CI) && !isFull
/** Random trials of a full run begin with another one each time; to run them again, it can be named. */
const seed = process.env.TRIALS_SEED ?? String(Math.floor(Math.random() * 2 ** 31))
if (isFull) console.log(`TRIALS_SEED=${seed}`)

const named = words.flatMap((word) => (steps[word] ? [...(steps[word].after ?? []), word] : []))
const handedOn = words.filter((word) => !Object.hasOwn(steps, word))
const chosen = Object.entries(steps).filter(([name, { from }]) =>
  named.length > 0 ? named.includes(name) : isPartOf(from, tier),
)

const all: Results[] = []
const times: string[] = []
const count = (kind: 'passed' | 'failed') => all.reduce((sum, results) => sum + results[kind], 0)
const start = performance.now()

for (const together of inBatches(chosen)) {
  // The next step of a full run may find something else.
  if (count('failed') > 0 && !isFull) break
  await Promise.all(together.map(([name, step]) => take(name, step)))
}
summarize()

/** The steps one after the other, or, where they stand beside each other, together. */
function inBatches(those: [string, Step][]): [string, Step][][] {
  const batches: [string, Step][][] = []
  for (const each of those) {
    const [, { beside }] = each
    const latest = batches.at(-1)
    if (beside && latest?.[0]?.[1].beside === beside) latest.push(each)
    else batches.push([each])
  }
  return batches
}

async function take(name: string, step: Step): Promise<void> {
  const begin = performance.now()
  if (!step.beside) console.log(`\n━━ ${name} ━━`)
  if (isFull && step.usesPrograms && handedOn.length === 0) installPrograms()
  let results = await runOnce(step, step.report ? handedOn : [])
  const files = [...new Set(results.failures.map(({ file }) => file))]
  if (givesSecondTry && step.needs && files.length > 0 && files.length <= fewFiles) {
    console.log(`\n━━ ${name} once more: ${files.join(' ')} ━━`)
    results = afterSecondTry(results, await runOnce(step, files, { TRACES: traces }))
  }
  all.push(results)
  const seconds = (performance.now() - begin) / 1000
  times.push(`${name} ${seconds.toFixed(1)}`)
  const skipped = results.skipped.length > 0 ? `, ${results.skipped.length} skipped` : ''
  console.log(
    `${name}: ${results.passed} passed, ${results.failed} failed${skipped}, ${seconds.toFixed(1)} s`,
  )
}

/** Runs the command of a step once. */
async function runOnce(
  { command, inFull = [], report, needs: needed = {}, beside, isAsPublished }: Step,
  more: readonly string[],
  variables: NodeJS.ProcessEnv = {},
) {
  // Files that a browser or a server leaves behind are deleted with this folder.
  const folder = mkdtempSync(join(tmpdir(), 'cp-test-'))
  const file = join(folder, 'results.json')
  const [program, ...args] = command
  // Its keys are those of `Step`.
  const programs = (Object.entries(needed) as [Need, Tier][]).filter(([, from]) => isPartOf(from, tier))
  const environment = {
    TMPDIR: folder,
    TIER: tier,
    ...(isAsPublished && !isFull && { NODE_ENV: 'production' }),
    ...(isFull && { TRIALS_SEED: seed }),
    ...report?.environment(file),
    ...variables,
    ...Object.assign({}, ...programs.map(([need]) => needs[need]())),
  }
  const allArgs = [...args, ...(isFull ? inFull : []), ...(report?.args(file) ?? []), ...more]
  const { succeeded, output } = beside
    ? await runBeside(program, allArgs, environment)
    : { succeeded: run(program, allArgs, environment), output: '' }
  if (!succeeded) console.log(output)
  const results = readResults(report, file, succeeded)
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  return results
}

/** What has failed at first and passed then is flaky. */
function afterSecondTry(first: Results, second: Results): Results {
  if (second.failed > 0) return first
  const flaky = first.failures.map(({ file, test }) => `${file}: ${test}, traces in ${traces}`)
  return { ...first, passed: first.passed + first.failed, failed: 0, flaky }
}

function summarize(): void {
  const flaky = all.flatMap((results) => results.flaky)
  const skipped = all.flatMap((results) => results.skipped)
  console.log(`\n${Math.round((performance.now() - start) / 1000)} s: ${times.join(', ')}`)
  if (flaky.length > 0)
    console.log(`\n${flaky.length} flaky, passed at the second try:\n  ${flaky.join('\n  ')}`)
  for (const [program, tests] of countByProgram(skipped))
    console.log(`${tests} skipped, for want of ${program}`)
  const end = skipped.length > 0 ? `, ${skipped.length} skipped` : ''
  console.log(`\n${count('passed')} passed, ${count('failed')} failed${end}`)
  process.exitCode = count('failed') > 0 ? 1 : 0
  const { TEST_OUTCOME: file } = process.env
  const outcome = { passed: count('passed'), failed: count('failed'), skipped }
  if (file) writeFileSync(file, JSON.stringify(outcome))
}
