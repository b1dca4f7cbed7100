/**
 * Turns dynamic imports in the sources into static imports, for the script that contains everything: it loads nothing
 * later. For a dynamic import, a bundler would wrap the module, and everything that the module uses, in functions
 * that run later, and would keep code that nobody uses. This saves 6 KB of gzip.
 *
 * Catalogues are the exception: a page needs at most one of them, so they stay separate files beside the script.
 */
import type { Plugin } from 'vite'

const catalogue = /\/text\/messages\/([a-z-]+)$/
let hasCatalogues = false

export const eagerImports: Plugin = {
  name: 'eager-imports',
  enforce: 'pre',
  resolveId: {
    filter: { id: catalogue },
    handler(id, importer) {
      if (!importer?.endsWith('/load-texts.ts')) return
      hasCatalogues = true
      return { id: `./messages/${catalogue.exec(id)?.[1]}.js`, external: 'relative' }
    },
  },
  transform: {
    filter: { id: /\/src\/.+\.tsx?$/, code: /\bimport\('/ },
    handler(code) {
      const sources: string[] = []
      const changed = code.replace(
        /\bimport\('(.+?)'\)(?:\.then\(\(module\) => module(\.\w+)\))?/g,
        (whole, source: string, member = '') => {
          if (catalogue.test(source)) return whole
          return `Promise.resolve(eager${sources.push(source)}${member})`
        },
      )
      const imports = sources.map((source, index) => `import * as eager${index + 1} from '${source}'`)
      return { code: [...imports, changed].join('\n'), map: null }
    },
  },
  buildEnd() {
    if (!hasCatalogues) this.error('No catalogue was left beside the script: who loads them now?')
  },
}
