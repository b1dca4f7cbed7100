/**
 * Turns dynamic imports in the sources into static imports, for the script that contains everything: it loads nothing
 * later. For a dynamic import, a bundler would wrap the module, and everything that the module uses, in functions
 * that run later, and would keep code that nobody uses. This saves 32 KB of gzip.
 *
 * Panels, dialogs, toasts, the rows in view of a long list, and live news are files of their own: a page is whole without them.
 *
 * Catalogues are such files, too: a page needs at most one of them. And what
 * `configure({ debug: true })` loads: no client needs it.
 */
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** The sources that stay files of their own: who may import them, and the file. */
const beside = [
  { source: /\/messages\/([\w-]+)$/, importer: /\/catalogues\.ts$/, file: '../messages/$1.js' },
  { source: /\/tell$/, importer: /\/server\/note-answered\.ts$/, file: '../debug.js' },
]
/**
 * What nobody needs until they press something, sign in by another way than a password, are refused without words, have much,
 * have nothing (its drawing), or debug. Each says so where its file can't be had, as on a page with the loader.
 */
export const later = [
  'account-dialog',
  'account-extras',
  'account-screen',
  'add-services',
  'approval-box',
  'approval-list',
  'attachment-list',
  'bell-announcer',
  'by-ticket',
  'chosen-files',
  'crowded-list',
  'due-list',
  'export',
  'file-viewer',
  'first-day',
  'follow',
  'followers',
  'html-texts',
  'language-select',
  'link-page',
  'linked-parts',
  'list-parts',
  'long-rows',
  'menu-list',
  'not-found',
  'notification-panel',
  'once-more',
  'open-tickets',
  'overview-card',
  'own-columns',
  'own-page',
  'passkey-offer',
  'password',
  'pdf-pages',
  'placed-search',
  'project-choice',
  'rating',
  'recovery-codes',
  'refusal',
  'said',
  'save-all',
  'search',
  'search-dialog',
  'search-panel',
  'second-step',
  'security',
  'security-dialog',
  'send-large',
  'set-up',
  'sign-in-dialog',
  'since-last-visit',
  'story-timeline',
  'strokes',
  'tell-tokens',
  'toaster',
  'update-replies',
  'update-reply',
  'ways',
  'webauthn',
] as const
const isLater = (id: string) => later.some((name) => id.endsWith(`/${name}`))
const isBeside = (id: string) => beside.some(({ source }) => source.test(id))
const left = new Set<RegExp>()

/** The functions and values that a source exports. */
const exportsOf = (source: string) =>
  Array.from(source.matchAll(/^export (?:async )?(?:function|const) (\w+)/gm), ([, name = '']) => name)

export const eagerImports: Plugin = {
  name: 'eager-imports',
  enforce: 'pre',
  resolveId: {
    filter: { id: beside.map(({ source }) => source) },
    handler(id, importer) {
      const found = beside.find((each) => each.source.test(id) && each.importer.test(importer ?? ''))
      if (!found) return
      left.add(found.importer)
      return { id: id.replace(new RegExp(`.*${found.source.source}`), found.file), external: 'relative' }
    },
  },
  transform: {
    filter: { id: /\/src\/.+\.tsx?$/, code: /\bimport\('/ },
    async handler(code, id) {
      const sources = Array.from(code.matchAll(/\bimport\('(.+?)'\)/g), ([, source = '']) => source)
      const modules = new Map<string, { name: string; exported: string[] }>()
      for (const source of sources.filter((each) => !isBeside(each) && !isLater(each))) {
        const file = await this.resolve(source, id)
        if (!file) throw new Error(`${id} imports ${source}, which is not there.`)
        const exported = exportsOf(readFileSync(file.id, 'utf8'))
        modules.set(source, { name: `eager${modules.size}`, exported })
      }
      const changed = code.replace(/\bimport\('(.+?)'\)/g, (whole, source: string) => {
        const module = modules.get(source)
        // An object of the exports. For a whole module, a bundler would write one with getters.
        const object = module?.exported.map((each) => `${each}:${module.name}.${each}`).join()
        return module ? `Promise.resolve({${object}})` : whole
      })
      const imports = Array.from(modules, ([source, { name }]) => `import * as ${name} from '${source}'`)
      return { code: [...imports, changed].join('\n'), map: null }
    },
  },
  buildEnd() {
    const missing = beside.filter(({ importer }) => !left.has(importer)).map(({ importer }) => importer)
    if (missing.length > 0)
      this.error(`${missing.join()} leaves no file beside the script: who loads it now?`)
  },
}
