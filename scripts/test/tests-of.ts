/** Which tests try a file, by where both stand. */
import { existsSync } from 'node:fs'
import { basename, dirname, extname } from 'node:path'

export interface Tried {
  tests: string[]
  /** Whether none stand where its own would: the tests are those of a folder above, which try more, or the stories of its section. */
  isWider: boolean
}

/** The folders whose tests stand in folders of the same names; in some, each file has tests of its own. */
const mirrors = [
  { sources: 'src/core', tests: 'tests/core', hasOwn: false },
  { sources: 'src/views', tests: 'tests/views', hasOwn: false },
  { sources: 'src/elements', tests: 'tests/elements', hasOwn: true },
  { sources: 'src/check-api', tests: 'tests/check-api', hasOwn: false },
  { sources: 'server', tests: 'server/tests', hasOwn: true },
]

/** Those of other files. A story is a test by itself. */
const others: readonly (readonly [files: RegExp, ...tests: string[]])[] = [
  [/^src\/elements\/(rows\/|elements\.ts$)/, 'tests/elements/api.test.ts', 'tests/elements/calls.test.ts'],
  // A list of exports: the compiler tries it.
  [/^src\/core\/index\.ts$/],
  [/\.md$/, 'tests/package/docs.test.ts'],
  [/^docs\/site\//, 'tests/site'],
  [/^examples\//, 'examples/tests'],
  [/^demo\//, 'demo/tests'],
]

/**
 * For `src/core/payments/csv.ts` all of `tests/core/payments`, or, if there were none, the stories of the payments, or all of
 * `tests/core`. For a script or the settings of a tool, the tests that read all sources.
 */
export function testsOf(path: string, isThere = existsSync): Tried {
  if (/\.(test|stories)\.tsx?$/.test(path)) return { tests: [path], isWider: false }
  if (/(^|\/)tests\//.test(path)) return { tests: [dirname(path)], isWider: false }
  const [other, ...tests] = others.find(([files]) => files.test(path)) ?? []
  if (other) return { tests, isWider: false }
  const mirror = mirrors.find(({ sources }) => path.startsWith(`${sources}/`))
  if (!mirror) return { tests: ['tests/architecture/'], isWider: true }
  const mirrored = path.replace(mirror.sources, mirror.tests)
  const own = ['.test.ts', '.test.tsx']
    .map((ending) => mirrored.replace(extname(path), ending))
    .filter(isThere)
  if (mirror.hasOwn && own.length > 0) return { tests: own, isWider: false }
  const folder = dirname(mirrored)
  // A section whose tests are not written yet has its stories.
  const views = folder.replace(/^tests\/(core|views)\//, 'src/views/')
  const story = `${views}/${basename(views)}.stories.tsx`
  if (!isThere(folder) && isThere(story)) return { tests: [story], isWider: true }
  let nearest = folder
  while (nearest !== mirror.tests && !isThere(nearest)) nearest = dirname(nearest)
  // What a section knows is also seen in its views.
  const seen = folder.replace(/^tests\/core/, 'tests/views')
  return {
    tests: [nearest, ...(seen !== folder && isThere(seen) ? [seen] : [])],
    isWider: nearest !== folder || mirror.hasOwn,
  }
}
