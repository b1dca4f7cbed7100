/**
 * The catalogues, put together: with the names of the texts, for who imports one, and as the modules load them, without: their
 * order says which is which. A test holds each catalogue to the order of the English texts.
 */
import { basename, resolve } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import { catalogues, variants } from '../languages.ts'

type Texts = Record<string, Record<string, unknown>>

/** Not a file: others may not take it for one. */
const inOrder = '\0texts/'
const entryOf = (name: string) => `texts:${name}`

/** The entries of the package that its modules load: `languages/de`. */
export const namelessEntries = Object.fromEntries(
  catalogues.map((name) => [`languages/${name}`, entryOf(name)]),
)

/** @param shared The folder of the files, if another build has written them. */
export const namelessTexts = (shared?: string): Plugin => ({
  name: 'nameless-texts',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/messages\/[\w-]+$|texts:[\w-]+$/ },
    handler(id, importer) {
      const name = catalogues.find((each) => id.endsWith(`/${each}`) || id.endsWith(entryOf(each)))
      if (!name || (importer && !/\/catalogues\.ts$/.test(importer))) return
      return shared ? { id: resolve(shared, `${name}.js`), external: 'relative' } : `${inOrder}${name}`
    },
  },
  load: {
    filter: { id: new RegExp(`^${inOrder}|/messages/(${catalogues.join('|')})\\.ts$`) },
    async handler(id) {
      const name = basename(id, '.ts')
      const { module } = await runnerImport<{ messages: Texts }>(`/src/core/text/messages/${name}.ts`)
      // A variant has not all texts, and needs the names.
      const isNamed = !id.startsWith(inOrder) || variants.some((each) => each === name)
      return `export const messages = ${JSON.stringify(isNamed ? module.messages : ordered(module.messages))}`
    },
  },
})

const ordered = (messages: Texts) =>
  Object.fromEntries(Object.entries(messages).map(([group, texts]) => [group, Object.values(texts)]))
