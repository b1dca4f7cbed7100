/**
 * `npm run quick`: checks what the uncommitted change touches: the types, the lint of the changed files, and their unit and
 * element tests. A change in `src/core/payments` is tried by `tests/core/payments` and `tests/views/payments`, one in
 * `server/api/limits.ts` by `server/tests/api/limits.test.ts`, one in a guide by `tests/package/docs.test.ts`.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { basename, dirname, extname } from 'node:path'
import { needs } from './programs/install-programs.ts'
import { runBeside } from './run.ts'

const changed = [
  ...linesOf('diff', '--name-only', 'HEAD'),
  ...linesOf('ls-files', '--others', '--exclude-standard'),
]
const files = changed.filter((path) => existsSync(path))
const tests = [...new Set(changed.flatMap(testsOf))].filter((path) => existsSync(path))

const isInBrowser = (path: string) => /^tests\/(elements|views)\//.test(path)
const inNode = tests.filter((path) => !isInBrowser(path))
const inBrowser = tests.filter(isInBrowser)

const checks: Record<string, [string, ...string[]]> = {
  types: ['tsc'],
  ...(files.length > 0 && {
    lint: ['biome', 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...files],
  }),
  ...(inNode.length > 0 && {
    unit: ['vitest', 'run', '--project=unit', '--project=package', '--passWithNoTests', ...inNode],
  }),
  ...(inBrowser.length > 0 && {
    elements: ['vitest', 'run', '--config=vitest.browser.config.ts', '--project=elements', ...inBrowser],
  }),
}
console.log(`${files.length} changed files. Tests: ${tests.join(' ') || 'none'}`)
const environment = { TIER: 'short', ...(tests.length > 0 && needs.chromium()) }
const start = performance.now()
const outcomes = Object.entries(checks).map(async ([name, [command, ...args]]) => {
  const { succeeded, output } = await runBeside(command, args, environment)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`${succeeded ? '' : output}${name}: ${succeeded ? 'good' : 'failed'}, ${seconds} s`)
  return succeeded
})
if ((await Promise.all(outcomes)).includes(false)) process.exitCode = 1

function linesOf(...args: string[]): string[] {
  return spawnSync('git', args, { encoding: 'utf8' }).stdout.split('\n').filter(Boolean)
}

/** Where the tests of a file stand, whether they are there or not. */
function testsOf(path: string): string[] {
  if (/^(tests\/(core|elements|views)|(server|examples|demo)\/tests)\/.*\.test\.tsx?$/.test(path))
    return [path]
  if (path.endsWith('.md')) return ['tests/package/docs.test.ts']
  if (path.startsWith('docs/site/')) return ['tests/site']
  const folder = dirname(path)
  if (folder.startsWith('src/core/'))
    return [folder.replace('src', 'tests'), folder.replace('src/core', 'tests/views')]
  if (folder.startsWith('src/views/')) return [folder.replace('src', 'tests')]
  // In these folders, each file has tests of its own.
  const mirrored = folder.replace(/^src\/elements/, 'tests/elements').replace(/^server\//, 'server/tests/')
  const name = basename(path, extname(path))
  return mirrored === folder ? [] : [`${mirrored}/${name}.test.ts`, `${mirrored}/${name}.test.tsx`]
}
