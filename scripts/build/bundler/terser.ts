import { minify } from 'terser'
import manifest from 'terser/package.json' with { type: 'json' }
import type { Plugin } from 'vite'

/** React takes longer than all else together, and gains nothing. */
const longest = 150_000

/** Takes another 1 to 2 % from the scripts for pages. */
export const terser: Plugin = {
  name: 'terser',
  // The names of the chunks are made of their contents before this.
  augmentChunkHash: () => manifest.version,
  async generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk' || (file.isDynamicEntry && file.code.length > longest)) continue
      const { code } = await minify(file.code, {
        module: true,
        // No function without a name is called with `new`.
        // Functions that stand together are compressed better; not in the loader, where all of core is one.
        compress: { passes: 2, ecma: 2020, unsafe_arrows: true, hoist_funs: file.name !== 'loader' },
        format: { comments: /license/ },
      })
      file.code = code ?? this.error(`Nothing is left of ${file.fileName}.`)
    }
  },
}
