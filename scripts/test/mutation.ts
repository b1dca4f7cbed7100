/**
 * `npm run test:mutation`: changes the code of core in one place after the other, and looks whether a test fails. What
 * no test notices stands in the output, under "Survived". Fails where the tests of an area notice less than 80 %.
 * `npm run test:mutation drafts` looks at one area alone.
 */
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

const chosen = process.argv.slice(2)
const failed = Object.entries(areas)
  .filter(([name]) => chosen.length === 0 || chosen.includes(name))
  .filter(([name, { code, tests }]) => {
    console.log(`\n━━ ${name} ━━`)
    const mutate = code.map((file) => `src/core/${file}.ts`).join()
    const include = tests
      .flatMap((place) => [`tests/core/${place}.test.ts`, `tests/core/${place}/**/*.test.ts`])
      .join()
    return !run('stryker', ['run', 'tests/mutation/stryker.config.mjs', '--mutate', mutate], {
      MUTATION_TESTS: include,
      // All trials, for each change, would take days.
      TRIALS: '',
    })
  })
if (failed.length > 0) {
  console.error(`Too little is noticed in: ${failed.map(([name]) => name).join(', ')}`)
  process.exitCode = 1
}
