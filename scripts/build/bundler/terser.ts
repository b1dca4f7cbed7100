import { minify } from 'terser'
import type { Plugin } from 'vite'

/**
 * Takes another 1 % from the script that contains everything. The chunks are left as they are: their names are made of
 * their contents, and before this.
 */
export const terser: Plugin = {
  name: 'terser',
  async generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue
      const { code } = await minify(file.code, {
        module: true,
        compress: { passes: 2 },
        format: { comments: /license/ },
      })
      file.code = code ?? this.error(`Nothing is left of ${file.fileName}.`)
    }
  },
}
