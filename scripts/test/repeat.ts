/**
 * `npm run test:repeat -- FILE 30`: runs one file of tests thirty times while all cores are kept busy, and stops at the
 * first time that one fails. What fails by chance on a slow machine fails here. A new browser test has to stand this.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { needs } from './programs/install-programs.ts'
import { run } from './run.ts'

const [file = '', times = '30', ...more] = process.argv.slice(2)
if (!existsSync(file))
  throw new Error(`There is no "${file}". Say it like: npm run test:repeat -- tests/e2e/way.spec.ts 30`)

const isEndToEnd = file.endsWith('.spec.ts')
const isInBrowser = /^tests\/(elements|views)\//.test(file)
const config = isInBrowser ? ['--config', 'vitest.browser.config.ts', '--project', 'elements'] : []
Object.assign(process.env, needs.chromium())
if (isEndToEnd) Object.assign(process.env, needs.firefox(), needs.webkit())

/** Each keeps one core busy. */
const loads = Array.from({ length: availableParallelism() }, () =>
  spawn(process.execPath, ['-e', 'for (;;);']),
)
try {
  process.exitCode = isEndToEnd ? repeatInOneRun() : repeatInNewRuns()
} finally {
  for (const load of loads) load.kill()
}

/** Playwright gives each time a page of its own, and the servers are the same in a whole run, too. */
function repeatInOneRun(): number {
  const succeeded = run('playwright', ['test', file, `--repeat-each=${times}`, '--retries=0', '-x', ...more])
  return succeeded ? 0 : 1
}

function repeatInNewRuns(): number {
  for (let time = 1; time <= Number(times); time++) {
    console.log(`\n━━ ${file}, ${time} of ${times} ━━`)
    if (!run('vitest', ['run', ...config, file, ...more])) return 1
  }
  return 0
}
