/** Builds `dist/cdn/`: the scripts that a page includes. They contain all packages that they need. */
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { build, type InlineConfig, type Plugin } from 'vite'
import manifest from '../package.json' with { type: 'json' }
import { cryptoModules } from './crypto-modules.ts'
import { eagerImports } from './eager-imports.ts'
import { writeIntegrity } from './integrity.ts'
import { catalogues } from './languages.ts'
import { privateStores } from './private-stores.ts'
import { reactModules } from './react-modules.ts'
import { reserveRules } from './reserve-rules.ts'

const cdnFolder = 'dist/cdn'
const banner = `/* ${manifest.name} ${manifest.version}, ${manifest.license} license; others' in licenses.md */`

/** The browsers of the two years before this version. */
const browsers = ['chrome131', 'edge131', 'firefox132', 'safari18.1']

/**
 * The settings with which Vite builds a script. They build a library, because for an app Vite would add a helper that
 * puts <link> elements into the host's head. A library normally leaves two things to its users, so they are set here:
 * React's production mode, and the minification.
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
        // React imports two functions from its scheduler that exist only in its development build.
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
 * Gives the loader its own copy of the version module, which its chunks use, too. A shared module would be in one of
 * two places. In a chunk of its own, it would be one more file to wait for. In the loader, the chunks would import
 * it from `loader.js`; on a page that has included `loader.js?v=2`, that would load a second loader.
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
 * The code that several pages need, in few chunks: small files compress badly, and each file is a request. A chunk
 * contains its files and everything that they import, except the code of the chunks above it. `settings` has all the
 * code that configure() needs. `base` has all the code that an element without data needs.
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

/** One small script. It loads the chunks of an element when the page needs them. */
const loader = script('loader', 'src/elements/loader/loader.ts', ownVersion, {
  // The manifest tells which chunk contains which source. The size check reads it.
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

/**
 * The catalogues, as files beside the all-in-one script. The script loads the one that the page needs; or the page
 * imports one and passes it to `configure()`.
 */
const catalogueScripts = catalogues.map((name) =>
  script(`messages/${name}`, `src/core/text/messages/${name}.ts`),
)

/** Empties `dist/cdn/` and builds all its files. @throws if a file of a shared chunk does not exist */
export async function buildCdn(): Promise<void> {
  const missing = Object.values(sharedChunks)
    .flat()
    .filter((file) => !existsSync(file))
  if (missing.length > 0) throw new Error(`A shared chunk names what is not there: ${missing.join(', ')}.`)
  rmSync(cdnFolder, { recursive: true, force: true })
  await build(loader)
  await build(allInOne)
  for (const catalogue of catalogueScripts) await build(catalogue)
  writeFileSync(`${cdnFolder}/reserve.css`, reserveRules())
  writeIntegrity(cdnFolder)
}
