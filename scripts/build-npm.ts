/** Builds the package's ES modules: everything in `dist/` except `dist/cdn/` and the types. */
import { writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { build, type Plugin } from 'vite'
import { tags } from '../src/elements/elements.ts'
import { compiledStyles } from './compiled-styles.ts'
import { catalogues } from './languages.ts'

/**
 * Makes a virtual module for each tag: importing it defines the element. These modules need no source files, because
 * the table of elements lists all tags.
 */
const elementEntries: Plugin = {
  name: 'element-entries',
  // Vite turns the entries of a library into paths, so take the last segment.
  resolveId: { filter: { id: /element:/ }, handler: (id) => `\0${basename(id)}` },
  load: {
    filter: { id: /^\0element:/ },
    handler(id) {
      const tag = id.slice('\0element:'.length)
      return `
        import { defineElements } from '/src/elements/index.ts'
        export * from '/src/elements/index.ts'
        void defineElements({ only: ['${tag}'] })
      `
    },
  },
}

/** Writes all files that `exports` in package.json names, except the types. */
export async function buildNpm(): Promise<void> {
  await build({
    logLevel: 'warn',
    plugins: [elementEntries, compiledStyles],
    build: {
      lib: {
        entry: {
          index: 'src/elements/index.ts',
          define: 'src/elements/client-portal.ts',
          loader: 'src/elements/loader/loader.ts',
          ...Object.fromEntries(
            catalogues.map((name) => [`messages/${name}`, `src/core/text/messages/${name}.ts`]),
          ),
          ...Object.fromEntries(tags.map((tag) => [`elements/${tag}`, `element:${tag}`])),
        },
        formats: ['es'],
      },
      target: 'es2022',
      license: { fileName: 'licenses.md' },
      minify: false,
      outDir: 'dist',
      emptyOutDir: false,
      rolldownOptions: {
        // The host installs the dependencies, React too: Node can load each of them from an ES module. r2wc is the
        // exception. The library uses internals of it that may change, so it contains the release that was tested.
        external: /^(?!element:|@r2wc\/)[@a-z]/,
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js' },
      },
    },
  })
  // The entries for frameworks contain only types. If an import of one stays in the host's code, it finds this module.
  writeFileSync('dist/types-only.js', 'export {}\n')
}
