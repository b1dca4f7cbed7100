/**
 * `npm run sizes`, after `npm run build`, in the commit that changes a limit of `tests/package/pages.ts`: takes what is as accepted,
 * of the modules of pages, and of what each bundler makes of the package. That takes minutes. It says what has grown; when a bundler
 * fails or complains, all stays as it was.
 */
import { acceptedBundles, grownBundles, writeBundles } from '../tests/package/bundles.ts'
import { acceptSizes } from '../tests/package/pages.ts'
import { run } from './test/run.ts'

const before = acceptedBundles()
const test = ['run', '--project=package', 'tests/package/bundlers.test.ts']
if (run('vitest', test, { TIER: 'full', ACCEPT_SIZES: 'yes' })) {
  acceptSizes()
  console.log(['What has grown:', ...grownBundles(before, acceptedBundles())].join('\n'))
} else {
  writeBundles(before)
  process.exitCode = 1
}
run('biome', ['format', '--write', 'tests/package/bundles.json'])
