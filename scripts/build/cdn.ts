/**
 * Builds `dist/cdn/`: the scripts that a page includes. They contain all packages that they need. `dist/cdn/light/` has
 * the same scripts on Preact, for pages where every kilobyte counts.
 */
import { rmSync, writeFileSync } from 'node:fs'
import { type Alias, build, type InlineConfig, type Plugin } from 'vite'
import manifest from '../../package.json' with { type: 'json' }
import { besideScript } from './bundler/beside-script.ts'
import { compiledStyles } from './bundler/compiled-styles.ts'
import { coreInLoader } from './bundler/core-in-loader.ts'
import { eagerImports } from './bundler/eager-imports.ts'
import { filesAtOnce } from './bundler/files-at-once.ts'
import { lightVersion, smallAlias } from './bundler/light.ts'
import { namelessTexts } from './bundler/nameless-texts.ts'
import { namesOfBuilds } from './bundler/names-of-builds.ts'
import { ownVersion } from './bundler/own-version.ts'
import { privateStores } from './bundler/private-stores.ts'
import { reactByName } from './bundler/react-by-name.ts'
import { runtimeInCore } from './bundler/runtime-in-core.ts'
import { chunkGroups } from './bundler/shared-chunks.ts'
import { smallRuntime } from './bundler/small-runtime.ts'
import { terser } from './bundler/terser.ts'
import { usedHalves } from './bundler/used-halves.ts'
import { browsers, inBrowsers } from './constants.ts'
import { writeIntegrity } from './integrity.ts'
import { catalogues } from './languages.ts'
import { precompress } from './precompress.ts'
import { reserveRules } from './reserve-rules.ts'
import { buildSandbox } from './sandbox.ts'

const banner = `/* ${manifest.name} ${manifest.version}, ${manifest.license} license; others' in licenses.md */`

/** A folder of scripts, and what draws the views in them. */
interface Flavour {
  folder: string
  define: Record<string, string>
  alias: Alias[]
  plugins: Plugin[]
}

const react: Flavour = { folder: 'dist/cdn', define: {}, alias: [], plugins: [] }

const light: Flavour = {
  folder: 'dist/cdn/light',
  define: lightVersion,
  alias: smallAlias,
  plugins: [reactByName],
}

/**
 * Builds a script with Vite. It is built as a library, because for an app Vite would add a helper that puts <link>
 * elements into the host's head. A library normally leaves two things to its users, so they are set here: React's
 * production mode, and the minification.
 */
async function buildScript(
  { folder, define, alias, plugins }: Flavour,
  name: string,
  entry: string,
  ownPlugins: Plugin[] = [],
  own: InlineConfig['build'] = {},
): Promise<void> {
  await build({
    logLevel: 'warn',
    define: {
      ...inBrowsers,
      __CP_HAS_VERSION_FILE__: 'true',
      __CP_ASKS_FOR_LANGUAGES__: 'false',
      ...define,
    },
    resolve: { alias },
    plugins: [privateStores, smallRuntime, usedHalves, compiledStyles, ...plugins, ...ownPlugins],
    build: {
      lib: { entry: { [name]: entry }, formats: ['es'] },
      target: browsers,
      outDir: folder,
      emptyOutDir: false,
      ...own,
      rolldownOptions: {
        // React imports two functions from its scheduler that exist only in its development build.
        checks: { importIsUndefined: false, pluginTimings: false },
        // No module reads a property for what its getter does.
        treeshake: { propertyReadSideEffects: false },
        ...own.rolldownOptions,
        output: {
          entryFileNames: '[name].js',
          minify: true,
          comments: false,
          postBanner: ({ isEntry }) => (isEntry ? banner : ''),
          ...own.rolldownOptions?.output,
        },
      },
    },
  })
}

/** Builds the scripts of a flavour, the catalogues beside them, and the lists of files. */
async function buildFlavour(flavour: Flavour): Promise<void> {
  // One small script. It loads the chunks of an element when the page needs them.
  await buildScript(
    flavour,
    'loader',
    'src/elements/loader/loader.ts',
    [ownVersion, namelessTexts(), namesOfBuilds(), runtimeInCore, terser, coreInLoader, filesAtOnce],
    {
      license: { fileName: 'licenses.md' },
      rolldownOptions: {
        output: {
          chunkFileNames: 'chunks/[name]-[hash].js',
          codeSplitting: { groups: chunkGroups() },
        },
      },
    },
  )
  await buildScript(
    flavour,
    'client-portal',
    'src/elements/client-portal.ts',
    [
      eagerImports,
      namesOfBuilds(),
      terser,
      besideScript(['configure', 'defineElements', 'refreshSession', 'version']),
    ],
    {
      rolldownOptions: {
        preserveEntrySignatures: 'allow-extension',
        output: {
          chunkFileNames: 'chunks/client-portal-[name]-[hash].js',
          // What the script itself uses stays in it, whatever files beside it use, too.
          codeSplitting: {
            groups: [{ name: 'client-portal', tags: ['$initial'], includeDependenciesRecursively: false }],
          },
        },
      },
    },
  )
  // The all-in-one script loads the one that the page needs; or the page imports one and passes it to `configure()`.
  for (const name of catalogues) {
    await buildScript(flavour, `messages/${name}`, `src/core/text/messages/${name}.ts`)
  }
  await buildScript(flavour, 'debug', 'src/core/server/inspect/tell.ts')
  await buildSandbox(flavour.folder, './loader.js')
  writeFileSync(`${flavour.folder}/reserve.css`, reserveRules())
  // A page asks for it to tell a deploy from a lost connection.
  writeFileSync(
    `${flavour.folder}/version.js`,
    `export const version = ${JSON.stringify(manifest.version)}\n`,
  )
}

/** Empties `dist/cdn/` and builds all its files. @throws if a source of a shared chunk does not exist */
export async function buildCdn(): Promise<void> {
  rmSync(react.folder, { recursive: true, force: true })
  await buildFlavour(react)
  // It takes seconds, on a processor that has nothing to do while the bundler works.
  const compressing = precompress(react.folder)
  await buildFlavour(light)
  for (const { folder } of [react, light]) writeIntegrity(folder)
  await compressing
  await precompress(react.folder)
}
