/** Builds the server as plain JavaScript, which runs with the packages of production alone. */
import { readFileSync, rmSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { build, type Plugin } from 'esbuild'

/** What can be started, each from a file of its own in the folder. */
export const entries = ['server/server.ts', 'server/staff.ts']

/** Finds what stands beside a source, such as the migrations, also from the built file: it stays where it is. */
const besideSources = (folder: string): Plugin => ({
  name: 'beside-sources',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8')
      const from = relative(folder, path).split(sep).join('/')
      const contents = source.replaceAll('import.meta.url', `new URL('${from}', import.meta.url).href`)
      return { contents, loader: 'ts' }
    })
  },
})

/** @returns the packages that it imports */
export async function buildServer(folder = 'server/dist'): Promise<string[]> {
  rmSync(folder, { recursive: true, force: true })
  const { metafile } = await build({
    entryPoints: entries,
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    plugins: [besideSources(folder)],
    metafile: true,
  })
  const imported = Object.values(metafile.outputs).flatMap(({ imports }) => imports)
  return imported.filter(({ external }) => external).map(({ path }) => path)
}
