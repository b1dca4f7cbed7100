/**
 * `npm run test:mutation`: changes the code of core in one place after the other, and looks whether a test fails. What no test
 * notices stands in the output, under "Survived".
 *
 * - `npm run test:mutation` makes two hundred changes, anywhere in core. A seed draws them, which it prints; with
 *   `MUTATION_SEED=7` in front, it draws the same again.
 * - `npm run test:mutation -- --since main` makes all that fall into lines of core that have changed since a commit.
 * - `npm run test:mutation drafts` makes all in one area (below).
 *
 * Fails where the tests notice less than 80 %.
 */
import { execFileSync } from 'node:child_process'
import { run } from './run.ts'

interface Area {
  code: readonly string[]
  /** The tests that have to notice: a folder, or a file. */
  tests: readonly string[]
}

const areas: Record<string, Area> = {
  dates: {
    code: ['settings/calendar', 'settings/dates', 'settings/format', 'settings/money'],
    tests: ['settings'],
  },
  drafts: { code: ['tickets/drafts'], tests: ['tickets'] },
  list: {
    code: ['data/list', 'data/parts', 'data/rows', 'page/in-slices'],
    tests: ['data/list', 'data/parts', 'page/in-slices', 'properties/lists'],
  },
  resource: {
    code: ['data/resource', 'data/sources', 'data/state', 'data/status', 'server/failure-report'],
    tests: [
      'attention',
      'data/family',
      'data/parts',
      'data/resource',
      'data/status',
      'live',
      'notifications',
      'story',
    ],
  },
  routes: {
    code: ['page/address', 'page/safe-path', 'routing/*', 'settings/pattern', 'settings/routes'],
    tests: [
      'data/list-state',
      'page',
      'routing',
      'session/navigation',
      'session/return-path',
      'settings/host-page',
      'settings/pattern',
    ],
  },
  recovery: {
    code: ['session/password', 'session/recovery', 'session/return-path', 'session/send-password'],
    tests: ['session/navigation', 'session/recovery', 'session/return-path', 'session/sign-in'],
  },
  renewal: {
    code: ['page/lock', 'session/renew', 'session/watch-token'],
    tests: ['session/clock', 'session/ended-token', 'session/late-settings', 'session/renewal'],
  },
  session: {
    code: ['session/ask-session', 'session/session', 'session/sign-in', 'session/sign-out', 'session/watch'],
    tests: ['session', 'tickets/drafts'],
  },
  storage: {
    code: ['page/storage', 'page/tabs'],
    tests: ['live', 'page', 'session/storage', 'session/tabs'],
  },
  token: {
    code: [
      'server/token',
      'server/token/host-token',
      'server/token/kept',
      'server/token/own-token',
      'server/token/reading',
      'session/check-token',
      'session/host/host-session',
    ],
    tests: ['session', 'properties/kept'],
  },
}

const words = process.argv.slice(2)
const [first = ''] = words
if (first === '') sample()
else if (first === '--since') changedSince(words[1] ?? 'HEAD')
else for (const name of words) area(name)

function area(name: string): void {
  const { code, tests } =
    areas[name] ?? refuse(`There is no area "${name}". There are: ${Object.keys(areas).join(', ')}`)
  const mutate = code.map((file) => `src/core/${file}.ts`)
  const include = tests.flatMap((place) => [
    `tests/core/${place}.test.ts`,
    `tests/core/${place}/**/*.test.ts`,
  ])
  change(name, mutate, { MUTATION_TESTS: include.join() })
}

function sample(): void {
  const seed = process.env.MUTATION_SEED ?? String(Math.floor(Math.random() * 2 ** 31))
  change(`a sample, MUTATION_SEED=${seed}`, ['src/core/**/*.ts', '!src/core/text/messages/**'], {
    MUTATION_SEED: seed,
    MUTATION_SAMPLE: '200',
  })
}

function changedSince(commit: string): void {
  const places = [':(glob)src/core/**/*.ts', ':!src/core/text/messages']
  const diff = execFileSync('git', ['diff', '--unified=0', commit, '--', ...places], { encoding: 'utf8' })
  const files = diff.split(/^\+\+\+ b\//m).slice(1)
  const lines = files.flatMap((file) => {
    const [path] = file.split('\n')
    return [...file.matchAll(/^@@ .* \+(\d+)(?:,(\d+))? @@/gm)].flatMap(([, from, count = '1']) =>
      count === '0' ? [] : `${path}:${from}-${Number(from) + Number(count) - 1}`,
    )
  })
  if (lines.length === 0) console.log(`Since ${commit}, nothing in core has changed.`)
  else change(`what has changed since ${commit}`, lines, {})
}

function change(title: string, mutate: readonly string[], variables: NodeJS.ProcessEnv): void {
  console.log(`\n━━ ${title} ━━`)
  const succeeded = run('stryker', ['run', 'tests/mutation/stryker.config.mjs', '--mutate', mutate.join()], {
    ...variables,
    // All trials, for each change, would take days.
    TRIALS: '',
  })
  if (!succeeded) process.exitCode = 1
}

function refuse(message: string): never {
  throw new Error(message)
}
