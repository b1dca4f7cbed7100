/** `npm run build`: builds all that is published. `tsx scripts/build.ts cdn` builds only the scripts for pages. */
import { rmSync } from 'node:fs'
import { buildCdn } from './build/cdn.ts'
import { buildCheckApi } from './build/check-api.ts'
import { library, rememberInputs, scriptsForPages } from './build/inputs.ts'
import { buildManifest } from './build/manifest.ts'
import { completeNotices } from './build/notices.ts'
import { buildNpm } from './build/npm.ts'
import { buildTypes } from './build/types.ts'

const isWhole = process.argv[2] !== 'cdn'

if (isWhole) {
  rmSync('dist', { recursive: true, force: true })
  // The compiler is a process of its own, and works beside the bundler.
  await Promise.all([buildNpm(), buildTypes()])
  buildManifest()
  await buildCheckApi('dist')
}
await buildCdn()
completeNotices()
rememberInputs(scriptsForPages)
if (isWhole) rememberInputs(library)
