/**
 * `npm run sizes`, after `npm run build`, in the commit that changes a limit of `tests/package/pages.ts`: takes what is as accepted,
 * of the modules of pages, and of what each bundler makes of the package. That takes minutes.
 */
import { acceptSizes } from '../tests/package/pages.ts'
import { run } from './test/run.ts'

acceptSizes()
const test = ['run', '--project=package', 'tests/package/bundlers.test.ts']
if (!run('vitest', test, { TIER: 'full', ACCEPT_SIZES: 'yes' })) process.exitCode = 1
