/** `npm run build:site` makes the site in `docs/dist/`; `npm run site` serves it, and shows each change at once. */
import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import Eleventy from '@11ty/eleventy'
import { isStale, library } from '../../scripts/build/inputs.ts'

if (isStale(library))
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], { stdio: 'inherit' })

// What is no page any more would stay.
rmSync('docs/dist', { recursive: true, force: true })
const site = new Eleventy('docs', 'docs/dist', {
  configPath: 'docs/site/eleventy.config.ts',
  quietMode: true,
})
if (process.argv.includes('--serve')) {
  await site.init()
  await site.watch()
  await site.serve(4180)
} else await site.write()
