/**
 * crypto-js comes as scripts that find out where they run. Here each becomes an ES module that imports the others.
 * Besides the wrappers, it spares every page the helpers that a bundler adds for CommonJS: 0.4 KB of gzip.
 */
import type { Plugin } from 'vite'

/** To be used where crypto-js is bundled for browsers. Should it be written otherwise one day, the build fails. */
export const cryptoModules: Plugin = {
  name: 'crypto-modules',
  enforce: 'pre',
  transform: {
    filter: { id: /\/crypto-js\/[\w-]+\.js$/ },
    handler(code) {
      const head = /^;\(function \(root, factory.*?\}\(this, /s.exec(code)?.[0]
      const body = code.slice(head?.length).replace(/\)\);\s*$/, '')
      if (!head || !body.endsWith('}')) throw new Error('crypto-js is written in another way.')
      const files = Array.from(head.matchAll(/require\("(.+?)"\)/g), ([, file]) => file)
      const names = files.map((_, index) => `part${index}`)
      return {
        code: [
          ...files.map((file, index) => `import part${index} from '${file}'`),
          // Browsers have a `crypto` of their own.
          `export default (${body.replace("typeof require === 'function'", 'false')})(${names})`,
        ].join('\n'),
        map: null,
      }
    },
  },
}
