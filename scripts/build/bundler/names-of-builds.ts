/**
 * Gives the chunks of each version names of their own. The bundler makes a name of a chunk's content before the plugins here
 * have changed it. Another version could have a file of the same name with another content then: a browser that keeps
 * files for long would go on with the old one, beside a new one of another file, or against the hash in `integrity.json`.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import manifest from '../../../package.json' with { type: 'json' }

const plugins = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.ts'))
  .toSorted()

/** What a chunk is made of besides its sources: the version, and the plugins in this folder. */
function fingerprint(): string {
  const hash = createHash('sha256').update(manifest.version)
  for (const name of plugins) hash.update(readFileSync(`${import.meta.dirname}/${name}`))
  return hash.digest('hex')
}

export const namesOfBuilds: Plugin = {
  name: 'names-of-builds',
  augmentChunkHash: fingerprint,
}
