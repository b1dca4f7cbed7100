/**
 * React comes as CommonJS scripts, of which a bundler keeps everything, with a wrapper around each and another
 * one wherever React is used. Here they become the ES modules that they are in all but name: what nobody
 * imports is left out, such as hydration, and the rest is called directly. It is worth 5 KB of gzip.
 */
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** To be used where React is bundled for production. Should React be written otherwise one day, the build fails. */
export const reactModules: Plugin = {
  name: 'react-modules',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^(react|react-dom|scheduler)(\/(client|jsx-runtime))?$/ },
    async handler(id, importer) {
      const entry = await this.resolve(id, importer, { skipSelf: true })
      return entry && join(dirname(entry.id), 'cjs', `${id.replace('/', '-')}.production.js`)
    },
  },
  transform: {
    filter: { id: /\/cjs\/[\w-]+\.production\.js$/ },
    handler(code, id) {
      const required = Array.from(code.matchAll(/(\w+) = require\("([\w-]+)"\)/g))
      const exported = Array.from(code.matchAll(/^exports\.(\w+) =/gm), ([, name]) => `$${name} as ${name}`)
      return {
        code: [
          ...required.map(([, name, source]) => `import * as ${name} from '${source}'`),
          code
            .replace(/^var (\s*\w+ = require\("[\w-]+"\)[,;])+/m, '')
            // Each is declared where it stands first; the dollar keeps it apart from the script's own names.
            .replace(/^exports\./gm, 'let $$')
            .replace(/\bexports\./g, '$$'),
          `export { ${exported.join(', ')} }`,
          // Packages that import the whole of React find it under this name.
          id.endsWith('/react.production.js') ? `export * as default from 'react'` : '',
        ].join('\n'),
        map: null,
      }
    },
  },
}
