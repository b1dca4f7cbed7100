/**
 * The bundler puts its own helpers into a file apart, of less than 1 KB, which every other file needs: one more request
 * for each page, and no option keeps them elsewhere. This plugin moves them to the start of the file `core`.
 */
import { basename } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** The name under which `core` exports the helpers, as an object. The bundler's own names are shorter. */
const helpers = 'cpHelpers'

/** If a new version of the bundler writes its helpers otherwise, the build fails. */
export const runtimeInCore: Plugin = {
  name: 'runtime-in-core',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const runtime = chunks.find(({ moduleIds }) => moduleIds.join() === '\0rolldown/runtime.js')
    const core = chunks.find(({ name }) => name === 'core')
    if (!runtime || !core)
      return this.error('There is no file of helpers, or no file `core` to move them to.')
    for (const chunk of chunks) if (chunk !== runtime) moveImport(chunk, runtime, core)
    delete bundle[runtime.fileName]
  },
}

type Chunk = Rolldown.OutputChunk

function moveImport(chunk: Chunk, runtime: Chunk, core: Chunk): void {
  const file = basename(runtime.fileName).replaceAll('.', '\\.')
  const [statement, names] = new RegExp(`import\\{([^}]+)\\}from"\\./${file}";`).exec(chunk.code) ?? []
  if (!statement || !names) {
    if (chunk.code.includes(basename(runtime.fileName)))
      throw new Error(`${chunk.name} imports the helpers in another way.`)
    return
  }
  const wanted = names.replaceAll(' as ', ':')
  chunk.code =
    chunk === core
      ? `${chunk.code.replace(statement, () => `const ${helpers}=${asObject(runtime.code)},{${wanted}}=${helpers};`)};export{${helpers}};`
      : chunk.code.replace(
          statement,
          () => `import{${helpers}}from"./${basename(core.fileName)}";const{${wanted}}=${helpers};`,
        )
}

/** Turns the module of helpers into an expression: an object of what it exports. */
function asObject(code: string): string {
  const [statement, names] = /export\{([^}]+)\};?\s*$/.exec(code) ?? []
  if (!statement || !names) throw new Error('The helpers are exported in another way.')
  const exported = names.split(',').map((pair) => pair.split(' as ').reverse().join(':'))
  return `(()=>{${code.replace(statement, '')}return{${exported}}})()`
}
