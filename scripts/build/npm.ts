/**
 * Builds the package's ES modules: everything in `dist/` except `dist/cdn/` and the types. `dist/light/` has the same
 * modules on Preact, with all packages built in.
 */
import { writeFileSync } from 'node:fs'
import { build, type InlineConfig, type Plugin } from 'vite'
import manifest from '../../package.json' with { type: 'json' }
import { compiledStyles } from './bundler/compiled-styles.ts'
import { lightVersion, preactInViews } from './bundler/light.ts'
import { moduleList } from './bundler/module-list.ts'
import { namelessEntries, namelessTexts } from './bundler/nameless-texts.ts'
import { npmEntries, virtualEntries } from './bundler/npm-entries.ts'
import { packageGroups } from './bundler/package-chunks.ts'
import { pdfJsBeside } from './bundler/pdf-js.ts'
import { pureValues } from './bundler/pure-values.ts'
import { browsersCrypto, inBrowsers } from './constants.ts'
import { messages } from './languages.ts'
import { buildSandbox } from './sandbox.ts'

/**
 * The packages that a host installs: Node can load each of them from an ES module. All others are built in: r2wc, whose
 * internals the library uses, in the release that was tested; crypto-js, jwt-decode and redaxios, which a host would have to
 * keep at the tested releases; and those that would ask npm for React, which hosts of the light modules don't have.
 */
const installed = [...Object.keys(manifest.dependencies), 'react', 'react-dom']

const entries = {
  index: 'src/elements/index.ts',
  define: 'src/elements/client-portal.ts',
  loader: 'src/elements/loader/loader.ts',
  languages: 'src/elements/page/all-languages.ts',
  pdf: 'src/elements/page/pdf.ts',
  ...virtualEntries,
}

/** What a host imports by itself, if it wants it. */
const asks = { __CP_ASKS_FOR_LANGUAGES__: 'true', __CP_ASKS_FOR_PDF__: 'true' }

async function buildModules(
  folder: string,
  entry: Record<string, string>,
  plugins: Plugin[],
  { define, external }: { define: InlineConfig['define']; external?: RegExp },
): Promise<void> {
  await build({
    logLevel: 'warn',
    define,
    plugins: [npmEntries, pureValues, compiledStyles, pdfJsBeside(), ...plugins, moduleList()],
    build: {
      lib: { entry, formats: ['es'] },
      target: 'es2022',
      license: { fileName: 'licenses.md' },
      minify: false,
      sourcemap: true,
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: {
        external,
        // The login stands in one file with what it loads later: the other views of a sign-in show that at once.
        checks: { ineffectiveDynamicImport: false, pluginTimings: false },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name].js',
          // Next draws on its server alone what has no such line.
          banner: ({ isEntry, name }) => (isEntry && /^react\b/.test(name) ? "'use client'" : ''),
          // Between a view and what it loads later, the bundler of a host would keep both in a circle, for hosts, too, that
          // import another element alone.
          codeSplitting: {
            groups: packageGroups(),
          },
        },
      },
    },
  })
}

/** Writes all files that `exports` in package.json names, except the types. */
export async function buildNpm(): Promise<void> {
  await buildModules('dist', { ...entries, ...messages, ...namelessEntries }, [namelessTexts()], {
    define: { __CP_HOSTS_REACT__: 'true', ...asks, ...browsersCrypto },
    external: new RegExp(`^(${installed.join('|')})(/|$)`),
  })
  const own = [preactInViews, namelessTexts('dist/languages')]
  await buildModules('dist/light', entries, own, {
    define: { ...inBrowsers, ...lightVersion, ...asks },
  })
  for (const folder of ['dist', 'dist/light']) await buildSandbox(folder, './index.js')
  // The entries for some frameworks contain only types. If an import of one stays in the host's code, it finds this module.
  for (const file of ['types-only.js', 'sandbox.d.ts', 'languages.d.ts', 'pdf.d.ts'])
    writeFileSync(`dist/${file}`, 'export {}\n')
}
