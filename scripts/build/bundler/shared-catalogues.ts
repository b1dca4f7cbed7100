import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { catalogues } from '../languages.ts'

/** Both sets of modules use the same catalogues. */
export const sharedCatalogues: Plugin = {
  name: 'shared-catalogues',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/text\/messages\/[a-z-]+$/ },
    handler(id, importer) {
      const name = catalogues.find((each) => id.endsWith(`/${each}`))
      if (!name || !importer?.endsWith('/load-texts.ts')) return
      return { id: resolve(`dist/messages/${name}.js`), external: 'relative' }
    },
  },
}
