import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Gives the loader its own copy of the version module, which its chunks use, too. A shared module would be in one of
 * two places. In a chunk of its own, it would be one more file to wait for. In the loader, the chunks would import
 * it from `loader.js`; on a page that has included `loader.js?v=2`, that would load a second loader.
 */
export const ownVersion: Plugin = {
  name: 'own-version',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^\.\.\/version$/ },
    handler: (_, importer) =>
      importer?.endsWith('/loader/loader.ts') ? `${resolve('src/elements/version.ts')}?own` : undefined,
  },
  buildEnd() {
    const ids = [...this.getModuleIds()]
    if (!ids.some((id) => id.endsWith('version.ts?own'))) this.error('The loader shares its version.')
  },
}
