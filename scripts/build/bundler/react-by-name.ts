/**
 * r2wc imports React as one object. Of Preact, the bundler would then keep all that React has, used or not: 1.9 KB of
 * gzip. This plugin lets r2wc import it by its names.
 */
import type { Plugin } from 'vite'

/** If a new version of r2wc has another import, the build fails. */
export const reactByName: Plugin = {
  name: 'react-by-name',
  transform: {
    filter: { id: /\/@r2wc\/react-to-web-component\/dist\/[\w-]+\.js$/ },
    handler(code) {
      const named = code.replace(/^import (\w+) from "react"/m, 'import * as $1 from "react"')
      if (named === code) throw new Error('r2wc imports React in another way.')
      return { code: named, map: null }
    },
  },
}
