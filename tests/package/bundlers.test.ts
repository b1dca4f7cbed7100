/** Each import of the package builds in the bundlers of hosts without a line of configuration, and nothing is complained of. */
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import os, { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build as buildByEsbuild } from 'esbuild'
import { build as buildByVite, createLogger } from 'vite'
import { afterAll, describe, expect, test, vi } from 'vitest'
import webpack from 'webpack'
import manifest from '../../package.json' with { type: 'json' }
import { tags } from '../../src/elements/elements'
import { isFull } from '../tiers'
import { acceptBundle, acceptedBundles, type Bundler, type Import, imports } from './bundles'
import { pack } from './pack'

// Vitest says that this is a test, for which Vite would take React's development build.
vi.stubEnv('NODE_ENV', 'production')
// Then webpack starts no process for each build, which would take longer than what it does.
vi.spyOn(os, 'availableParallelism').mockReturnValue(1)

/** How far a size may be above and below the one that is written down. Below, the number has to follow. */
const margin = { above: 0.3, below: 1 }

const folder = mkdtempSync(join(tmpdir(), 'cp-bundlers-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const { archive } = pack()
const own = 'node_modules/client-portal-elements'

/** A folder with the package as npm installs it, outside of this project, where nothing else is found. */
function install(name: string, packages: readonly string[]): string {
  const root = join(folder, name)
  mkdirSync(join(root, own), { recursive: true })
  execFileSync('tar', ['-xzf', archive, '--strip-components=1', '-C', join(root, own)])
  for (const each of packages) copyPackage(each, root)
  return root
}

/** Copied, not linked, with what it depends on: webpack's names for files, and so the sizes, follow the places of packages. */
function copyPackage(name: string, root: string): void {
  const [from, to] = [resolve('node_modules', name), join(root, 'node_modules', name)]
  if (existsSync(to)) return
  cpSync(from, to, { recursive: true })
  const { dependencies = {} } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'))
  for (const each of Object.keys(dependencies)) copyPackage(each, root)
}

const withReact = install('react', [...Object.keys(manifest.dependencies), 'react', 'react-dom'])
const withoutReact = install('light', [])

/** A host's project with the one import. */
function createHost(path: string, { uses, to, hasReact }: Import, bundler: string): string {
  const root = hasReact ? withReact : withoutReact
  const host = join(root, `${path.replaceAll('/', '-')}-${bundler}`)
  const script = join(host, 'src/index.js')
  mkdirSync(dirname(script), { recursive: true })
  const from = `'client-portal-elements${path}'`
  const other = to ? `import 'client-portal-elements${to}'\n` : ''
  const own = uses ? `import { ${uses} } from ${from}\nconsole.log(${uses})\n` : `import ${from}\n`
  writeFileSync(script, own + other)
  writeFileSync(join(host, 'index.html'), '<script type="module" src="/src/index.js"></script>\n')
  return host
}

/** Each builds `src/index.js` of a host into its `dist`. @returns what it complains of */
const bundlers = {
  async vite(host, { uses }) {
    const complaints: string[] = []
    const customLogger = createLogger('warn')
    customLogger.warn = customLogger.warnOnce = customLogger.error = (text) => complaints.push(text)
    // Every project with React has this plugin.
    const plugins = uses === 'CpPayments' ? [react()] : []
    await buildByVite({ root: host, configFile: false, customLogger, plugins })
    return complaints
  },
  async webpack(host, { hasReact, to, isForTrials }) {
    const stats = await new Promise<webpack.Stats | undefined>((done, fail) => {
      const options: webpack.Configuration = {
        context: host,
        mode: 'production',
        output: { path: join(host, 'dist') },
        // React alone is nearly as much as it advises, and pdf.js is more; and so is a server in the page.
        performance: { hints: hasReact || to || isForTrials ? false : 'warning' },
      }
      webpack(options, (error, result) => (error ? fail(error) : done(result)))
    })
    const { errors = [], warnings = [] } = stats?.toJson({ all: false, errors: true, warnings: true }) ?? {}
    return [...errors, ...warnings].map(({ message }) => message)
  },
  async esbuild(host) {
    const { warnings } = await buildByEsbuild({
      absWorkingDir: host,
      entryPoints: ['src/index.js'],
      bundle: true,
      minify: true,
      splitting: true,
      format: 'esm',
      outdir: 'dist',
      logLevel: 'silent',
    })
    return warnings.map(({ text }) => text)
  },
} satisfies Record<Bundler, (host: string, what: Import) => Promise<string[]>>

test('the light imports are built where there is no React', () => {
  expect(() => createRequire(join(withoutReact, own, 'dist/light/index.js')).resolve('react')).toThrow()
})

/** What most hosts write: by Vite on React, by webpack on Preact. */
const sample: Partial<Record<string, string>> = { vite: '/elements/cp-payments', webpack: '/light/loader' }
/** Which show PDFs, by two files of pdf.js that Vite and webpack take along. webpack makes them somewhat smaller. */
const showPdfs = ['/pdf', '/light/pdf']
const isOfPdfJs = (content: Buffer) => content.length > 300_000 && content.includes('isEvalSupported')
/** esbuild builds all of them in each run: the others take many times as long. */
const builtBy = (bundler: string) =>
  Object.entries(imports).filter(([path]) => isFull || bundler === 'esbuild' || path === sample[bundler])

describe.each(Object.keys(bundlers) as Bundler[])('%s', (bundler) => {
  test.each(builtBy(bundler))('builds client-portal-elements%s', async (path, what) => {
    const host = createHost(path, what, bundler)
    expect(await bundlers[bundler](host, what)).toEqual([])
    const files = readdirSync(join(host, 'dist'), { recursive: true, encoding: 'utf8' })
    const contents = files
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(join(host, 'dist', file)))
    // esbuild leaves them to its host.
    const copied = showPdfs.includes(path) && bundler !== 'esbuild' ? 2 : 0
    expect(contents.filter(isOfPdfJs)).toHaveLength(copied)
    const scripts = contents
      .filter((content) => !isOfPdfJs(content))
      .map((content) => gzipSync(content, { level: 9 }).length / 1000)
    const kilobytes = scripts.reduce((sum, size) => sum + size, 0)
    // `npm run sizes` has set it.
    if (process.env.ACCEPT_SIZES) acceptBundle(path, bundler, [scripts.length, Number(kilobytes.toFixed(1))])
    const [mostScripts, limit] = acceptedBundles()[path]?.[bundler] ?? [0, 0]
    const real = `${path}: ${bundler}: [${scripts.length}, ${kilobytes.toFixed(1)}]`
    console.log(real)
    expect(scripts.length, real).toBeLessThanOrEqual(mostScripts)
    expect(kilobytes, real).toBeLessThanOrEqual(limit + margin.above)
    expect(kilobytes, `${real}: write the smaller number down by npm run sizes`).toBeGreaterThan(
      limit - margin.below,
    )
  })
})

test('each size that is written down is that of an import', () => {
  expect(Object.keys(acceptedBundles()).sort()).toEqual(Object.keys(imports).sort())
})

test('the guide names the elements whose one file has the code for passwords', async () => {
  const guide = readFileSync('docs/embed/frameworks.md', 'utf8')
  const told = guide
    .split('code for passwords')[1]
    ?.split('\n\n')[0]
    ?.match(/(?<=`)cp-[\w-]+/g)
  const real = await Promise.all(tags.map(async (tag) => ((await hasPasswords(tag)) ? [tag] : [])))
  expect(told?.sort()).toEqual(real.flat().sort())
})

async function hasPasswords(tag: string): Promise<boolean> {
  const { metafile } = await buildByEsbuild({
    stdin: { contents: `import 'client-portal-elements/light/elements/${tag}'`, resolveDir: withoutReact },
    bundle: true,
    metafile: true,
    outfile: 'one.js',
    write: false,
  })
  return Object.values(metafile.outputs).some(({ inputs }) =>
    Object.entries(inputs).some(
      ([file, { bytesInOutput }]) => file.endsWith('/password.js') && bytesInOutput > 0,
    ),
  )
}
