/**
 * `npm test`: runs all checks, one after the other, until one fails. `tsx scripts/test.ts unit e2e` runs only these
 * two steps. `--full` runs all trials of `tests/trials.ts`, all tests of elements and all end-to-end tests on Preact, too,
 * and the steps that need something large, and installs the languages that some tests need; it says how long each step
 * may take. Other arguments that are not steps are passed on to the test runner:
 * `npm run test:unit -- tests/core/settings/format.test.ts`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium, ensureFirefox, ensureLibreOffice, ensureWebKit } from './install-programs.ts'
import { ensureWordPress } from './install-wordpress.ts'
import { installPrograms } from './programs.ts'
import { run } from './run.ts'
import { type Counts, readCounts } from './test-reports.ts'
import { type Step, steps } from './test-steps.ts'

const total: Counts = { passed: 0, failed: 0, skipped: 0 }
const words = process.argv.slice(2).filter((word) => word !== '--full')
const isFull = process.argv.includes('--full')
/** Random trials of a full run begin with another one each time; to run them again, it can be named. */
const seed = process.env.TRIALS_SEED ?? String(Math.floor(Math.random() * 2 ** 31))
if (isFull) console.log(`TRIALS_SEED=${seed}`)
const chosen = words.filter((word) => Object.hasOwn(steps, word))
const handedOn = words.filter((word) => !Object.hasOwn(steps, word))

for (const [name, step] of Object.entries(steps)) {
  if (chosen.length > 0 ? !chosen.includes(name) : step.isLarge && !isFull) continue
  take(name, step)
  if (total.failed > 0) break
}
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

function take(name: string, step: Step): void {
  const { report, budget } = step
  const [command, ...args] = step.command
  console.log(`\n━━ ${name}${isFull ? `, up to ${budget} s` : ''} ━━`)
  if (isFull && step.usesPrograms) installPrograms()
  if (step.needsWordPress) ensureWordPress()
  const start = performance.now()
  const folder = mkdtempSync(join(tmpdir(), 'cp-test-'))
  const file = join(folder, 'results.json')
  const environment = {
    // Files that a browser or a server leaves behind are deleted with this folder.
    TMPDIR: folder,
    ...(isFull && { TRIALS: 'full', TRIALS_SEED: seed }),
    ...report?.environment(file),
    ...(step.needsBrowser && { CHROMIUM_PATH: ensureChromium() }),
    ...(step.needsFirefox && { FIREFOX_PATH: ensureFirefox() }),
    ...(step.needsWebKit && { WEBKIT_DRIVER_PATH: ensureWebKit() }),
    ...(step.needsLibreOffice && { LIBREOFFICE_PATH: ensureLibreOffice() }),
  }
  const succeeded = run(
    command,
    [...args, ...(report?.args(file) ?? []), ...(report ? handedOn : [])],
    environment,
  )
  const counts = readCounts(report, file, succeeded)
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  for (const kind of ['passed', 'failed', 'skipped'] as const) total[kind] += counts[kind]
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} SKIPPED` : ''
  const seconds = (performance.now() - start) / 1000
  const late = isFull && seconds > budget ? `, MORE THAN ${budget} s` : ''
  console.log(
    `${name}: ${counts.passed} passed, ${counts.failed} failed${skipped}, ${seconds.toFixed(1)} s${late}`,
  )
}
