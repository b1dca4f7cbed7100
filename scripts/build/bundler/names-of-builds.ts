/**
 * Gives the chunks of each version names of their own. The bundler makes a name of a chunk's content before the plugins here
 * have changed it. Another version could have a file of the same name with another content then: a browser that keeps
 * files for long would go on with the old one, beside a new one of another file, or against the hash in `integrity.json`.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'
import manifest from '../../../package.json' with { type: 'json' }

const plugins = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.ts'))
  .toSorted()

/** What a chunk is made of besides sources: the version, and the plugins in this folder. */
function fingerprint(): string {
  const hash = createHash('sha256').update(manifest.version)
  for (const name of plugins) hash.update(readFileSync(`${import.meta.dirname}/${name}`))
  return hash.digest('hex')
}

/** A hash of all sources of a build. */
export function hashOfSources(build: Rolldown.PluginContext): string {
  const hash = createHash('sha256')
  for (const id of [...build.getModuleIds()].toSorted()) hash.update(build.getModuleInfo(id)?.code ?? '')
  return hash.digest('base64url').slice(0, 8)
}

export function namesOfBuilds(): Plugin {
  // `shared-names.ts` names what a chunk takes by how many others take it: every source counts for every chunk.
  let sources = ''
  return {
    name: 'names-of-builds',
    buildEnd() {
      sources = hashOfSources(this)
    },
    augmentChunkHash: () => fingerprint() + sources,
  }
}
