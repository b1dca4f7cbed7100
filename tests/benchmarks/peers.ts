/** Installs and builds what our elements are compared with, once: a package of its own in `peers/`. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'

const sourceFolder = 'tests/benchmarks/peers'
/** A copy of the sources, with their packages: no other check of ours is to see these. */
const workFolder = 'node_modules/.cache/benchmark/peers-source'
/** Where the built scripts are, each by the name of its source. */
export const peersFolder = 'node_modules/.cache/benchmark/peers'

/** @throws if npm can't install the packages */
export async function buildPeers(): Promise<void> {
  const sources = readdirSync(sourceFolder)
  const newest = Math.max(...sources.map((file) => statSync(join(sourceFolder, file)).mtimeMs))
  if (existsSync(peersFolder) && statSync(peersFolder).mtimeMs > newest) return
  for (const file of sources) cpSync(join(sourceFolder, file), join(workFolder, file))
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts'], { cwd: workFolder, stdio: 'inherit' })
  if (status !== 0) throw new Error('npm could not install what our elements are compared with.')
  const entries = sources.filter((file) => /\.tsx?$/.test(file) && file !== 'rows.ts')
  await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      target: 'esnext',
      lib: {
        entry: Object.fromEntries(
          entries.map((file) => [file.replace(/\.tsx?$/, ''), join(workFolder, file)]),
        ),
        formats: ['es'],
        // Only one of them has a stylesheet.
        cssFileName: 'knock',
      },
      outDir: peersFolder,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: '[name].js', minify: true } },
    },
  })
}
