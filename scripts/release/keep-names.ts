/** `npm run release:names`: keeps the public names of a release, with its version. It reads `dist/cdn`. */
import { writeFileSync } from 'node:fs'
import manifest from '../../package.json' with { type: 'json' }
import { readChanges } from './changelog.ts'
import { publicNames } from './public-names.ts'

if (readChanges('Unreleased').size > 0) {
  console.error('Give what stands below Unreleased its version first: the names are those of a release.')
  process.exit(1)
}
const kept = { version: manifest.version, names: publicNames() }
writeFileSync('tests/package/public-names.json', `${JSON.stringify(kept, null, 2)}\n`)
