/** Builds `dist/cdn/`: the scripts that a page includes, with everything in them. */
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { build, type InlineConfig, type Plugin } from 'vite'
import manifest from '../package.json' with { type: 'json' }
import { cryptoModules } from './crypto-modules.ts'
import { eagerImports } from './eager-imports.ts'
import { writeIntegrity } from './integrity.ts'
import { languages } from './languages.ts'
import { privateStores } from './private-stores.ts'
import { reactModules } from './react-modules.ts'
import { reserveRules } from './reserve-rules.ts'

const cdnFolder = 'dist/cdn'
const banner = `/* ${manifest.name} ${manifest.version}, ${manifest.license} license; others' in licenses.md */`

/** The last two years, as of this version. */
const browsers = ['chrome131', 'edge131', 'firefox132', 'safari18.1']

/**
 * Vite builds them as libraries: for an app it would add a helper that puts <link> elements into the host's
 * head. What a library leaves to its users is set here: the mode of React, and the minifying of all of it.
 */
function script(name: string, entry: string, plugin?: Plugin, own: InlineConfig['build'] = {}): InlineConfig {
  return {
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [reactModules, cryptoModules, privateStores, plugin],
    build: {
      lib: { entry: { [name]: entry }, formats: ['es'] },
      target: browsers,
      outDir: cdnFolder,
      emptyOutDir: false,
      ...own,
      rolldownOptions: {
        // React asks its scheduler for two functions that it has in development only.
        checks: { importIsUndefined: false },
        output: {
          entryFileNames: '[name].js',
          minify: true,
          comments: false,
          postBanner: ({ isEntry }) => (isEntry ? banner : ''),
          ...own.rolldownOptions?.output,
        },
      },
    },
  }
}

/**
 * Gives the loader a copy of its own of what it shares with its chunks. It would be one more file to wait for;
 * and a chunk that took it from the loader would load a second loader where the page asked for `loader.js?v=2`.
 */
const ownVersion: Plugin = {
  name: 'own-version',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^\.\.\/version$/ },
    handler: (_, importer) =>
      importer?.endsWith('/loader/loader.ts') ? `${resolve('src/elements/version.ts')}?own` : undefined,
  },
  buildEnd() {
    const ids = [...this.getModuleIds()]
    if (!ids.some((id) => id.endsWith('version.ts?own'))) this.error('The loader shares its version.')
  },
}

/**
 * What several pages need, in few files: small ones compress badly, and each is a request. A chunk has all that
 * its files import, less what the chunks above it have; the first is all that configure() needs, the second all
 * that an element needs which shows no data.
 */
const sharedChunks = {
  settings: ['src/elements/index.ts'],
  base: [
    'src/elements/define.ts',
    'src/views/shared/page-heading.tsx',
    'src/views/ui/buttons/icon-button.tsx',
    'src/views/ui/fields/input-style.ts',
    'src/views/ui/visually-hidden.tsx',
  ],
  data: [
    'src/core/settings/format.ts',
    'src/core/data/list.ts',
    'src/core/projects/project.ts',
    'src/core/data/resource.ts',
    'src/core/data/status.ts',
    'src/views/shared/date-text.tsx',
    'src/views/shared/failed-panel.tsx',
    'src/views/shared/resource-notice.tsx',
    'src/views/ui/feedback/skeleton.tsx',
    'src/views/host/use-resource.ts',
  ],
  menu: ['src/views/ui/overlays/menu.tsx'],
  link: ['src/views/ui/buttons/link.tsx'],
  list: [
    'src/views/shared/list/list-card.tsx',
    'src/views/shared/list/list-search.tsx',
    'src/views/shared/list/sort-menu.tsx',
  ],
  form: [
    'src/views/session/form-card.tsx',
    'src/views/session/login-form.tsx',
    'src/views/ui/fields/text-field.tsx',
  ],
}

/** One small script, which loads each element's chunks when the page has use for them. */
const loader = script('loader', 'src/elements/loader/loader.ts', ownVersion, {
  // Which chunk holds which source: the size check reads it.
  manifest: 'manifest.json',
  license: { fileName: 'licenses.md' },
  rolldownOptions: {
    output: {
      chunkFileNames: 'chunks/[name]-[hash].js',
      codeSplitting: {
        groups: Object.entries(sharedChunks).map(([name, files]) => ({
          name,
          test: (id) => files.some((file) => id.endsWith(`/${file}`)),
        })),
      },
    },
  },
})

const allInOne = script('client-portal', 'src/elements/client-portal.ts', eagerImports, {
  rolldownOptions: { output: { codeSplitting: false } },
})

/** The catalogues beside it: a page loads the one that it needs, or imports one for `configure()`. */
const catalogues = languages.map((language) =>
  script(`messages/${language}`, `src/core/text/messages/${language}.ts`),
)

/** Empties `dist/cdn/` and fills it anew. */
export async function buildCdn(): Promise<void> {
  const missing = Object.values(sharedChunks)
    .flat()
    .filter((file) => !existsSync(file))
  if (missing.length > 0) throw new Error(`A shared chunk names what is not there: ${missing.join(', ')}.`)
  rmSync(cdnFolder, { recursive: true, force: true })
  await build(loader)
  await build(allInOne)
  for (const catalogue of catalogues) await build(catalogue)
  writeFileSync(`${cdnFolder}/reserve.css`, reserveRules())
  writeIntegrity(cdnFolder)
}
