/** Builds the package's ES modules: `dist/` without `dist/cdn/` and the types. */
import { writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { build, type Plugin } from 'vite'
import { tags } from '../src/elements/elements.ts'
import { languages } from './languages.ts'

/** For each tag a module that defines its element when it is imported. No file is written for it: the table says it all. */
const elementEntries: Plugin = {
  name: 'element-entries',
  // Vite makes a path of what stands as a library's entry.
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

/** Writes what `exports` in package.json names, apart from the types. */
export async function buildNpm(): Promise<void> {
  await build({
    logLevel: 'warn',
    plugins: [elementEntries],
    build: {
      lib: {
        entry: {
          index: 'src/elements/index.ts',
          define: 'src/elements/client-portal.ts',
          loader: 'src/elements/loader/loader.ts',
          ...Object.fromEntries(
            languages.map((language) => [`messages/${language}`, `src/core/text/messages/${language}.ts`]),
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
        // Packages are left to the host, React too: Node loads each of them from an ES module. But these two are
        // used through doors that they don't promise to keep: with the package comes the release that was tested.
        external: /^(?!element:|goober$|@r2wc\/)[@a-z]/,
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js' },
      },
    },
  })
  // The entries of frameworks are types alone; an import that stays in the code finds this.
  writeFileSync('dist/types-only.js', 'export {}\n')
}
