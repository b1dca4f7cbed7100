/** Builds `sandbox.js`: the reference API inside of a page. It stands beside an entry, which takes its settings. */
import { cpSync } from 'node:fs'
import { build } from 'vite'
import manifest from '../../package.json' with { type: 'json' }
import { moduleList } from './bundler/module-list.ts'
import { inBrowsers } from './constants.ts'

/**
 * Builds the sandbox and its files into a folder.
 *
 * @param entry The entry in that folder that has `configure()`: `./loader.js`.
 */
export async function buildSandbox(folder: string, entry: string): Promise<void> {
  await build({
    logLevel: 'warn',
    define: inBrowsers,
    plugins: [moduleList()],
    build: {
      lib: { entry: { sandbox: 'server/sandbox.ts' }, formats: ['es'] },
      target: 'es2022',
      license: { fileName: 'sandbox-licenses.md' },
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: {
        external: [manifest.name],
        output: { paths: { [manifest.name]: entry }, minify: true, comments: false },
      },
    },
  })
  cpSync('server/seed/files', `${folder}/sandbox-files`, { recursive: true })
}
