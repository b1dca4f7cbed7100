import { minify } from 'terser'
import manifest from 'terser/package.json' with { type: 'json' }
import type { Plugin } from 'vite'
import { shareNames } from './shared-names.ts'

/** Takes another 1 to 2 % from the scripts for pages, and gives their variables the names that they share. */
export const terser: Plugin = {
  name: 'terser',
  // The names of the chunks are made of their contents before this.
  augmentChunkHash: () => manifest.version,
  async generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    for (const [chunk, names] of shareNames(chunks)) {
      const { code } = await minify(chunk.code, {
        module: true,
        nameCache: { vars: { props: names } },
        // No function without a name is called with `new`.
        // Functions that stand together are compressed better; not in the loader, where all of core is one.
        compress: {
          passes: 2,
          ecma: 2020,
          unsafe_arrows: true,
          hoist_funs: !/^(core|loader)$/.test(chunk.name),
        },
        format: { comments: /license/ },
      })
      chunk.code = code ?? this.error(`Nothing is left of ${chunk.fileName}.`)
    }
  },
}
