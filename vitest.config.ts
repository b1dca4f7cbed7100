/** The tests in Node. Those in a browser are in `vitest.browser.config.ts`, those of stories in `.storybook/`. */
import { availableParallelism } from 'node:os'
import { defineConfig, mergeConfig } from 'vitest/config'
import { patient } from './tests/patience.ts'
import { isFull, isShort } from './tests/tiers.ts'
import { wholeCore } from './tests/whole-core.ts'
import viteConfig from './vite.config.ts'

/** They start servers, databases and buckets again and again: only `test:full` and `test:postgres` have them. */
const onPostgres = ['server/tests/files/{backup,servers}.test.ts']
/** They get large packages from the registry. */
const fromRegistry = ['server/tests/api/generated.test.ts']
/** They look at one example server each, in Go and in Ruby. */
const inOtherLanguages = ['examples/tests/servers/{full,go}.test.ts']
/**
 * They start processes, servers or databases, or try hundreds of requests: each file has a process of its own, and `npm test`
 * leaves them to `test:all`.
 */
const inProcesses = [
  'tests/check-api/**/*.test.ts',
  'examples/tests/**/*.test.ts',
  'server/tests/{process,server}.test.ts',
  'server/tests/api/{events,fuzz,log}.test.ts',
  'server/tests/files/{begun,calls}.test.ts',
  'server/tests/run/upgrade.test.ts',
  'server/tests/stores/**/*.test.ts',
  'server/tests/staff/{servers,ways}.test.ts',
  ...onPostgres,
  ...fromRegistry,
]
/** `npm test` leaves what compiles whole projects to `test:all`, too. */
const ofProjects = ['tests/package/{are-the-types-wrong,bundlers,types}.test.ts']
const hasPostgres = isFull || Boolean(process.env.DATABASE_URL)

/** They put something in the place of a module of core: they have each module by itself, and not the whole (`tests/whole-core.ts`). */
const replacing = ['tests/core/{approvals/approvals,server/html-texts,text/messages/catalogue}.test.ts']

/** Its files share processes. */
const shared = { ...patient, isolate: false as const, setupFiles: 'tests/fresh.ts' }

const project = (
  name: string,
  include: string | string[],
  exclude: string[] = [],
  options: Partial<typeof patient> & { isolate?: false; setupFiles?: string } = patient,
) => ({
  extends: true as const,
  test: { ...options, name, include: [include].flat(), exclude },
})

export default mergeConfig(
  viteConfig,
  defineConfig({
    // What `tests/tiers.ts` and `tests/trials.ts` read.
    envPrefix: ['VITE_', 'TIER', 'TRIALS'],
    test: {
      allowOnly: false,
      // One more than there are cores: what starts a process or a server also waits. A percentage would give no more than all cores.
      maxWorkers: availableParallelism() + 1,
      projects: [
        project('architecture', 'tests/architecture{,/*}.test.ts'),
        // A process of its own for each file would take half of the time.
        { ...project('core', 'tests/core/**/*.test.ts', replacing, shared), plugins: [wholeCore()] },
        project('core-by-module', replacing, [], shared),
        project('unit', ['tests/site/**/*.test.ts', '{server,demo}/tests/**/*.test.ts'], inProcesses, shared),
        project(
          'processes',
          isShort ? [] : inProcesses,
          [...(hasPostgres ? [] : onPostgres), ...(isFull ? [] : [...fromRegistry, ...inOtherLanguages])],
          { ...patient, setupFiles: 'server/tests/quick-hash.ts' },
        ),
        project('office', 'tests/office/*.test.ts'),
        // These tests start compilers and Node.
        project('package', 'tests/package/**/*.test.ts', isShort ? ofProjects : []),
        // These tests compile whole projects, which takes long on a busy machine.
        project('frameworks', 'tests/frameworks/**/*.test.ts', [], { testTimeout: 180_000 }),
      ],
    },
  }),
)
