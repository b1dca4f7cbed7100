/**
 * Puts the file `core` into the loader: the first call to the server needs no second file, and does not share the line
 * with React. The other files take core through a symbol that has its hash, and never import `loader.js`: a page may
 * have asked for `loader.js?v=2`, and would load a second core.
 */
import { basename } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

/** If a new version of the bundler writes imports or exports otherwise, the build fails. */
export const coreInLoader: Plugin = {
  name: 'core-in-loader',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const core = chunks.find(({ name }) => name === 'core')
    const loader = chunks.find(({ isEntry }) => isEntry)
    if (!core || !loader) return this.error('There is no file `core`, or no loader to put it into.')
    // It runs when the first element is found. A second loader of this version takes what the first one has.
    const symbol = `Symbol.for(${JSON.stringify(basename(core.fileName, '.js'))})`
    for (const chunk of chunks) if (chunk !== core && chunk !== loader) takeFrom(core, symbol, chunk)
    const load = new RegExp(`\\bimport\\([\`"']\\./${patternOf(core.fileName)}[\`"']\\)`)
    if (!load.test(loader.code)) return this.error('The loader imports core in another way.')
    const [banner = ''] = /^\/\*.*?\*\/\n/.exec(loader.code) ?? []
    loader.code = [
      `${banner}const cpCore=globalThis[${symbol}]??=(()=>{let core;return()=>core??=${asObject(core)}})();`,
      loader.code.slice(banner.length).replace(load, '(async()=>cpCore())()'),
    ].join('')
    delete bundle[core.fileName]
  },
}

const patternOf = (text: string) => text.replaceAll('.', '\\.')

/** In place of its import of core, a file takes the same names from the symbol. */
function takeFrom(core: Chunk, symbol: string, chunk: Chunk): void {
  const file = basename(core.fileName)
  chunk.code = chunk.code.replaceAll(
    new RegExp(`import\\{([^}]+)\\}from"\\./${patternOf(file)}";`, 'g'),
    (_, names: string) => `const{${names.replaceAll(' as ', ':')}}=globalThis[${symbol}]();`,
  )
  if (chunk.code.includes(file)) throw new Error(`${chunk.name} imports core in another way.`)
}

/** Core as an expression: an object of what it exports. The paths of its own imports begin at the loader's folder. */
function asObject({ code }: Chunk): string {
  const exported: string[] = []
  const body = code.replaceAll(/export\{([^}]+)\};?/g, (_, names: string) => {
    exported.push(
      names
        .split(',')
        .map((pair) => pair.split(' as ').reverse().join(':'))
        .join(),
    )
    return ''
  })
  if (exported.length === 0 || /^(import|export)\b/m.test(body))
    throw new Error('Core imports or exports in another way.')
  return `(()=>{${inScriptsFolder(body)}return{${exported.join()}}})()`
}

/** Paths that begin at the folder of the chunks, for code that has moved into the folder above. */
export const inScriptsFolder = (code: string): string =>
  code
    .replaceAll(/\bimport\(([`"'])\.\//g, 'import($1./chunks/')
    .replaceAll(/([`"'])\.\.\/version\.js/g, '$1./version.js')
