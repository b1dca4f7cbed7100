/** `npm start`: the demo, with the scripts built first if the sources have changed since. */
import { isStale } from './inputs.ts'
import { run } from './run.ts'

if (isStale()) {
  console.log('Building the elements…')
  // In a process of its own: Vite sets the one that it builds in to production.
  if (!run('tsx', ['scripts/build.ts', 'cdn'])) process.exit(1)
}
await import('../demo/server.ts')
