/**
 * Turns dynamic imports in the sources into static imports, for the script that contains everything: it loads nothing
 * later. For a dynamic import, a bundler would wrap the module, and everything that the module uses, in functions
 * that run later, and would keep code that nobody uses. This saves 6 KB of gzip.
 *
 * Catalogues are the exception: a page needs at most one of them, so they stay separate files beside the script.
 */
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const catalogue = /\/text\/messages\/([a-z-]+)$/
let hasCatalogues = false

/** The functions and values that a source exports. */
const exportsOf = (source: string) =>
  Array.from(source.matchAll(/^export (?:async )?(?:function|const) (\w+)/gm), ([, name = '']) => name)

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
    async handler(code, id) {
      const sources = Array.from(code.matchAll(/\bimport\('(.+?)'\)/g), ([, source = '']) => source)
      const modules = new Map<string, { name: string; exported: string[] }>()
      for (const source of sources.filter((each) => !catalogue.test(each))) {
        const file = await this.resolve(source, id)
        if (!file) throw new Error(`${id} imports ${source}, which is not there.`)
        const exported = exportsOf(readFileSync(file.id, 'utf8'))
        modules.set(source, { name: `eager${modules.size}`, exported })
      }
      const changed = code.replace(/\bimport\('(.+?)'\)/g, (whole, source: string) => {
        const module = modules.get(source)
        // An object of the exports. For a whole module, a bundler would write one with getters.
        const object = module?.exported.map((each) => `${each}:${module.name}.${each}`).join()
        return module ? `Promise.resolve({${object}})` : whole
      })
      const imports = Array.from(modules, ([source, { name }]) => `import * as ${name} from '${source}'`)
      return { code: [...imports, changed].join('\n'), map: null }
    },
  },
  buildEnd() {
    if (!hasCatalogues) this.error('No catalogue was left beside the script: who loads them now?')
  },
}
