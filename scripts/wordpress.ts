/**
 * `npm run wordpress`: makes dist/client-portal.zip, the WordPress plugin with the scripts of dist/cdn/ in it. `npm run
 * build` makes these first.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { zipSync } from 'fflate'
import { elements, type Tag, tags } from '../src/elements/elements.ts'
import { type ElementRow, sharedAttributes } from '../src/elements/row.ts'

export const pluginFolder = 'examples/wordpress/client-portal'
export const elementsFile = `${pluginFolder}/includes/elements.json`
export const pluginFile = 'dist/client-portal.zip'

/** The plugin sets the settings itself, and WordPress signs in: it needs no forms for passwords. */
const leftOut: readonly Tag[] = ['cp-config', 'cp-login', 'cp-forgot-password', 'cp-reset-password']

/** What the plugin knows of the elements: the content of `includes/elements.json`. */
export function describeElements(): string {
  const rows = tags
    .filter((tag) => !leftOut.includes(tag))
    .map((tag) => {
      const { attributes }: ElementRow = elements[tag]
      const words = Object.entries({ ...attributes, ...sharedAttributes }).map(([name, { words = [] }]) => [
        name,
        words,
      ])
      return [tag.replace('cp-', ''), Object.fromEntries(words)]
    })
  return `${JSON.stringify(Object.fromEntries(rows), null, '\t')}\n`
}

/** What of dist/cdn/ the loader never asks for, and what WordPress doesn't send: its server compresses by itself, or not. */
const unused = /^(light\/|sandbox|client-portal\.js$|preload\.json$|integrity\.json$)|\.(br|gz)$/

/** Writes the zip that WordPress takes under "Upload Plugin". @throws if the scripts are not built */
export function makePlugin(): void {
  if (!existsSync('dist/cdn/loader.js')) throw new Error('dist/cdn/ is missing: run "npm run build" first.')
  const scripts = filesIn('dist/cdn').filter((path) => !unused.test(path))
  const plugin = filesIn(pluginFolder).filter((path) => !path.startsWith('dist/'))
  const files = [
    ...plugin.map((path) => [`client-portal/${path}`, readFileSync(join(pluginFolder, path))] as const),
    ...scripts.map((path) => [`client-portal/dist/${path}`, readFileSync(join('dist/cdn', path))] as const),
    ['client-portal/LICENSE', readFileSync('LICENSE')] as const,
  ]
  writeFileSync(pluginFile, zipSync(Object.fromEntries(files), { level: 9 }))
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted()

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  makePlugin()
  console.log(`${pluginFile} is the plugin: upload it in WordPress, under Plugins → Add New → Upload Plugin.`)
}
