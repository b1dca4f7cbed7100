/**
 * React is published as CommonJS scripts. A bundler keeps all of their code, puts a wrapper around each script, and
 * adds another one wherever React is used. This plugin turns the scripts into ES modules. The bundler can then leave
 * out exports that nobody imports, such as hydration, and call the others directly. This saves 5 KB of gzip.
 */
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

/** For builds that bundle React for production. If a new version of React has another form, the build fails. */
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
            // The first assignment to an export becomes its declaration. The dollar keeps its name apart from the
            // script's own names.
            .replace(/^exports\./gm, 'let $$')
            .replace(/\bexports\./g, '$$'),
          `export { ${exported.join(', ')} }`,
          // For packages that import React as a whole, as the default export.
          id.endsWith('/react.production.js') ? `export * as default from 'react'` : '',
        ].join('\n'),
        map: null,
      }
    },
  },
}
