/** The light builds: Preact in place of React. Nothing in `src/` knows of it. */
import { resolve } from 'node:path'
import type { Alias, Plugin } from 'vite'
import manifest from '../../../package.json' with { type: 'json' }

/** For Vite's `define`: a page that loads the library on React, too, is warned that there are two. */
export const lightVersion = { __CP_VERSION__: JSON.stringify(`${manifest.version}+light`) }

/** For Vite's `resolve.alias`: what each import of React's becomes. */
export const preactAlias: Alias[] = [
  { find: /^react(-dom)?$/, replacement: 'preact/compat' },
  { find: 'react-dom/client', replacement: 'preact/compat/client' },
  { find: 'react/jsx-runtime', replacement: 'preact/jsx-runtime' },
  { find: 'react/jsx-dev-runtime', replacement: 'preact/jsx-dev-runtime' },
]

const compat = resolve('src/light/react.ts')

/** The same for the light builds, which contain no more of `preact/compat` than the views use. */
export const smallAlias: Alias[] = [
  { find: /^react(-dom(\/client)?)?$/, replacement: compat },
  ...preactAlias.filter(({ find }) => String(find).includes('jsx')),
]

/**
 * The same for the package, whose React components are drawn by the host's own React, of whatever version. They alone
 * import it.
 */
export const preactInViews: Plugin = {
  name: 'preact-in-views',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react(-dom)?(\/|$)/ },
    handler(id, importer) {
      if (importer?.endsWith('/frameworks/component.ts')) return { id, external: true }
      const alias = smallAlias.find(({ find }) => (typeof find === 'string' ? find === id : find.test(id)))
      return alias ? this.resolve(alias.replacement, importer) : this.error(`Preact has no ${id}.`)
    },
  },
}
