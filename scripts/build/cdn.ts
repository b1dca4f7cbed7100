/**
 * Builds `dist/cdn/`: the scripts that a page includes. They contain all packages that they need. `dist/cdn/light/` has
 * the same scripts on Preact, for pages where every kilobyte counts.
 */
import { rmSync, writeFileSync } from 'node:fs'
import { type Alias, build, type InlineConfig, type Plugin, type Rolldown } from 'vite'
import manifest from '../../package.json' with { type: 'json' }
import { compiledStyles } from './bundler/compiled-styles.ts'
import { eagerImports } from './bundler/eager-imports.ts'
import { lightVersion, smallAlias } from './bundler/light.ts'
import { moduleList } from './bundler/module-list.ts'
import { namelessTexts } from './bundler/nameless-texts.ts'
import { pdfJsBeside } from './bundler/pdf-js.ts'
import { chunkGroups, firstChunks } from './bundler/shared-chunks.ts'
import { browsers, inBrowsers } from './constants.ts'
import { asTable, filesOfElements } from './files-of-elements.ts'
import { writeIntegrity } from './integrity.ts'
import { messages } from './languages.ts'
import { precompress } from './precompress.ts'
import { reserveRules } from './reserve-rules.ts'
import { buildSandbox } from './sandbox.ts'

const banner = `/* ${manifest.name} ${manifest.version}, ${manifest.license} license; others' in licenses.md */`

/**
 * Browsers from Chromium 136 on compile the functions of a file that begins with it on another thread, while the file loads;
 * without it, on the page's own thread, each when it is called first. Others read a comment.
 */
const compileHint = '//# allFunctionsCalledOnLoad\n'

/** A folder of scripts, and what draws the views in them. */
interface Flavour {
  folder: string
  define: Record<string, string>
  alias: Alias[]
  /** Whether maps to the sources stand beside the scripts, which do not name them. */
  sourcemap?: 'hidden' | undefined
}

const react: Flavour = { folder: 'dist/cdn', define: {}, alias: [] }
const light: Flavour = { folder: 'dist/cdn/light', define: lightVersion, alias: smallAlias }

type Input = NonNullable<NonNullable<InlineConfig['build']>['rolldownOptions']>

/** What is special about a script. */
interface Special {
  define?: Record<string, string>
  plugins?: Plugin[]
  /** The file of the notices of what is in it. */
  notices?: string
  input?: Pick<Input, 'external' | 'preserveEntrySignatures'>
  output?: Rolldown.OutputOptions
  /** The names of the files whose functions are called at once. */
  runsAtOnce?: readonly string[]
}

/**
 * Builds scripts with Vite, each from its source. They are built as a library, because for an app Vite would add a helper that
 * puts <link> elements into the host's head. A library normally leaves two things to its users, so they are set here: React's
 * production mode, and the minification.
 *
 * @returns the files that were written
 */
async function buildScripts(
  flavour: Flavour,
  entry: Record<string, string>,
  { define, plugins = [], notices, input, output, runsAtOnce = [] }: Special = {},
): Promise<Rolldown.OutputChunk[]> {
  const built = await build({
    logLevel: 'warn',
    define: { ...inBrowsers, __CP_KNOWS_FILES__: 'true', ...flavour.define, ...define },
    resolve: { alias: flavour.alias },
    plugins: [compiledStyles, pdfJsBeside(), ...plugins, moduleList()],
    build: {
      lib: { entry, formats: ['es'] },
      target: browsers,
      outDir: flavour.folder,
      emptyOutDir: false,
      sourcemap: flavour.sourcemap ?? false,
      ...(notices && { license: { fileName: notices } }),
      rolldownOptions: {
        ...input,
        // React imports two functions from its scheduler that exist only in its development build.
        checks: { importIsUndefined: false, pluginTimings: false },
        // No module reads a property for what its getter does.
        treeshake: { propertyReadSideEffects: false },
        output: {
          entryFileNames: '[name].js',
          minify: true,
          comments: false,
          postBanner: ({ isEntry, name }) =>
            (runsAtOnce.includes(name) ? compileHint : '') + (isEntry ? banner : ''),
          ...output,
        },
      },
    },
  })
  const files = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  return files.filter((file) => file.type === 'chunk')
}

/** In the folder of the chunks, each file has a name of its content: a browser may keep it for a year. */
const hashed = (prefix = '') => ({
  entryFileNames: `chunks/${prefix}[name]-[hash].js`,
  chunkFileNames: `chunks/${prefix}[name]-[hash].js`,
})

const entryIn = (files: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk => {
  const entry = files.find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('A script has no entry.')
  return entry
}

/**
 * The files of the elements, and then the loader, which knows their names. A page may ask for `loader.js?v=2`: nothing
 * imports the loader, so there is never a second core.
 */
async function buildLoader(flavour: Flavour): Promise<void> {
  const core = 'src/elements/loader/core.ts'
  const files = await buildScripts(
    flavour,
    { core },
    {
      plugins: [namelessTexts()],
      notices: 'licenses.md',
      input: { preserveEntrySignatures: 'allow-extension' },
      output: { ...hashed(), codeSplitting: { groups: chunkGroups() } },
      runsAtOnce: firstChunks,
    },
  )
  const filesOf = filesOfElements(files)
  await buildScripts(
    flavour,
    { loader: 'src/elements/loader/loader.ts' },
    {
      define: { __CP_FILES__: JSON.stringify(asTable(filesOf)) },
      input: { external: (id) => id.endsWith('/loader/core.ts') },
      output: { paths: () => `./${entryIn(files).fileName}` },
    },
  )
  // For hosts that want to ask for the files even before the loader does.
  writeFileSync(`${flavour.folder}/preload.json`, `${JSON.stringify(filesOf, null, 2)}\n`)
}

/** The script with everything. What nobody needs until they press something, or have much, stands beside it. */
async function buildAllInOne(flavour: Flavour): Promise<void> {
  const files = await buildScripts(
    flavour,
    { all: 'src/elements/client-portal.ts' },
    {
      plugins: [eagerImports],
      runsAtOnce: ['all'],
      input: { preserveEntrySignatures: 'allow-extension' },
      output: {
        ...hashed('client-portal-'),
        // What the script itself uses stays in it, whatever files beside it use, too.
        codeSplitting: {
          groups: [{ name: 'all', tags: ['$initial'], includeDependenciesRecursively: false }],
        },
      },
    },
  )
  const { fileName } = entryIn(files)
  writeFileSync(
    `${flavour.folder}/client-portal.js`,
    `${banner}\nexport { configure, defineElements, defineEndpoints, refreshSession, version } from './${fileName}'\n`,
  )
}

/** Builds the scripts of a flavour, the catalogues beside them, and the lists of files. */
async function buildFlavour(flavour: Flavour): Promise<void> {
  await buildLoader(flavour)
  await buildAllInOne(flavour)
  // A host may import one and pass it to `configure()`.
  const debug = 'src/core/server/inspect/tell.ts'
  await buildScripts(flavour, { ...messages, debug }, { plugins: [namelessTexts()] })
  await buildSandbox(flavour.folder, './loader.js')
  writeFileSync(`${flavour.folder}/reserve.css`, await reserveRules())
}

/** Empties `dist/cdn/` and builds all its files, for a benchmark with maps. @throws if a source of a shared chunk does not exist */
export async function buildCdn(sourcemap?: 'hidden'): Promise<void> {
  rmSync(react.folder, { recursive: true, force: true })
  await buildFlavour({ ...react, sourcemap })
  // It takes seconds, on a processor that has nothing to do while the bundler works.
  const compressing = precompress(react.folder)
  await buildFlavour({ ...light, sourcemap })
  for (const { folder } of [react, light]) writeIntegrity(folder)
  await compressing
  await precompress(react.folder)
}
