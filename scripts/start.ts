/** `npm start`: starts the demo. If the sources have changed since the last build, it builds the scripts first. */
import { isStale, scriptsForPages } from './build/inputs.ts'
import { run } from './test/run.ts'

if (isStale(scriptsForPages)) {
  console.log('Building the elements…')
  // Build in another process: Vite sets the process that it builds in to production mode.
  if (!run('tsx', ['scripts/build.ts', 'cdn'])) process.exit(1)
}
await import('../demo/start.ts')
