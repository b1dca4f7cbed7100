/**
 * For Vitest: all of core in one file, which is loaded anew for each tab that a test opens (`tests/core/tab.ts`). File by file,
 * that would take most of the time of its tests. Each module begins when it is first imported, as ever.
 */
import { readdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { buildConstants } from '../scripts/build/constants.ts'

const folder = resolve('src/core')
const ending = /\.ts$/
/** Where Vite's modules stand that are in no file: `/all.js`, and `/session/session.js`, which only names what is in it. */
const prefix = '\0core/'
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => ending.test(name))

export function wholeCore(): Plugin {
  let chunks: Promise<Map<string, Rolldown.OutputChunk>> | undefined
  return {
    name: 'whole-core',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (importer?.startsWith(prefix))
        return source.startsWith('.') ? join(dirname(importer), source) : undefined
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (!resolved?.id.startsWith(`${folder}/`)) return resolved
      return prefix + resolved.id.slice(folder.length + 1).replace(ending, '.js')
    },
    async load(id) {
      if (!id.startsWith(prefix)) return
      chunks ??= bundle()
      return (await chunks).get(id.slice(prefix.length))
    },
  }
}

async function bundle() {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: buildConstants,
    build: {
      ssr: true,
      write: false,
      minify: false,
      sourcemap: true,
      target: 'esnext',
      rolldownOptions: {
        input: Object.fromEntries(names.map((name) => [name.replace(ending, ''), join(folder, name)])),
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          strictExecutionOrder: true,
          // Of the texts, a page has one language.
          codeSplitting: { groups: [{ name: 'all', test: (id) => !/\/messages\/(?!en)/.test(id) }] },
        },
      },
    },
  })
  const { output } = built as Rolldown.RolldownOutput
  return new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
}
