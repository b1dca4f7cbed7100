/** `npm run build:server`: builds the server, `check-api` beside it, and the scripts for its pages where they are stale. */
import { buildServer } from '../server/build.ts'
import { buildCheckApi } from './build/check-api.ts'
import { isStale, scriptsForPages } from './build/inputs.ts'
import { run } from './test/run.ts'

if (isStale(scriptsForPages) && !run('tsx', ['scripts/build.ts', 'cdn'])) process.exit(1)
await buildServer()
// It stands alone: the packages of production are the server's.
await buildCheckApi('server/dist', [])
