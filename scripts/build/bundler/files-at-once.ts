/**
 * Flattens the loading of the scripts for pages: no file is found only by reading another one. Tells the loader which
 * files each element needs, and lets each dynamic import ask at once for all files that come with it.
 */
import { basename } from 'node:path'
import { minify } from 'terser'
import type { Plugin, Rolldown } from 'vite'
import { elements, tags } from '../../../src/elements/elements.ts'
import type { ElementRow } from '../../../src/elements/row.ts'

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

const emptyTable = '= {}'
/** Stands for the table until the names of the files are known. */
const place = '__CP_FILES__'

export const filesAtOnce: Plugin = {
  name: 'files-at-once',
  transform: {
    filter: { id: /\/loader\/files\.ts$/ },
    handler(code) {
      if (!code.includes(emptyTable)) this.error('The loader has no empty table of files.')
      return { code: code.replace(emptyTable, `= ${place}`), map: null }
    },
  },
  async generateBundle(_, bundle) {
    const chunks: Chunks = new Map(
      Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
    )
    const loader = [...chunks.values()].find(({ isEntry }) => isEntry)
    if (!loader) return this.error('There is no loader to write the table into.')
    const names: string[] = []
    /** The loader names each file that it asks for once, and then by its number. */
    const digit = (file: string) => {
      const name = basename(file, '.js')
      if (!names.includes(name)) names.push(name)
      const written = names.indexOf(name).toString(36)
      return written.length === 1 ? written : this.error('The loader asks for more than 36 files.')
    }
    const digits = (files: string[]) => files.map(digit).join('')
    const table = tableOf(chunks)
    for (const chunk of chunks.values()) {
      chunk.code = chunk.code.replaceAll(/\bimport\([`"'](\.\/[\w./-]+)[`"']\)/g, (load, path: string) => {
        const others = missing(chunks, chunk.fileName, basename(path))
        if (chunk === loader) return `cpLoad("${digits([path, ...others])}")`
        const asked = others.map((name) => `import("./${name}").catch(()=>{})`)
        return others.length > 0 ? `(${[...asked, load].join()})` : load
      })
    }
    const inDigits = Object.entries(table).map(([tag, files]) => [tag, digits(files)])
    loader.code = [
      loader.code.replace(place, () => JSON.stringify(Object.fromEntries(inDigits))),
      (await minify(cpLoad(names))).code,
    ].join(';')
    // For hosts that want to ask for the files even before the loader does.
    const source = `${JSON.stringify(table, null, 2)}\n`
    this.emitFile({ type: 'asset', fileName: 'preload.json', source })
  },
}

/** Asks for files at once, each by its digit, and gives the first one. The others can be had later as well. */
const cpLoad = (names: string[]) => `function cpLoad(digits){
  const names=${JSON.stringify(names)};
  const loads=Array.from(digits,(digit)=>import(\`./chunks/\${names[parseInt(digit,36)]}.js\`));
  for(const load of loads)load.catch(()=>{});
  return loads[0];
}`

/** The files that come with a dynamic import of a file, except those that the importing one has brought already. */
function missing(chunks: Chunks, importer: string, name: string): string[] {
  const file = [...chunks.keys()].find((each) => basename(each) === name) ?? name
  const known = new Set([file, ...filesWith(chunks, importer)])
  return filesWith(chunks, file)
    .filter((each) => !known.has(each))
    .map((each) => basename(each))
}

/** A file, and all that it imports statically. */
function filesWith(chunks: Chunks, file: string, found = new Set<string>()): string[] {
  const chunk = chunks.get(file)
  // Core is in the loader, and no file any more.
  if (chunk && !found.has(file)) {
    found.add(file)
    for (const imported of chunk.imports) filesWith(chunks, imported, found)
  }
  return [...found]
}

/** The files that each element needs, beside the loader. */
function tableOf(chunks: Chunks): Record<string, string[]> {
  const fileOf = (path: string) => {
    const found = [...chunks.values()].find(({ moduleIds }) => moduleIds.some((id) => id.includes(path)))
    if (!found) throw new Error(`No file contains ${path}.`)
    return found.fileName
  }
  return Object.fromEntries(
    tags.map((tag) => {
      const { view }: ElementRow = elements[tag]
      // The text of the function names the module. Nothing else does.
      const [, path = ''] = /import\(["'].*?(\/views\/.+?)["']\)/.exec(String(view)) ?? []
      const sources = view ? ['elements/element-class.ts', `${path}.tsx`] : []
      const files = sources.flatMap((source) => filesWith(chunks, fileOf(source)))
      return [tag, Array.from(new Set(files))]
    }),
  )
}
