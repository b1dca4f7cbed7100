/**
 * Writes down what the files of a build are made of, and changes nothing: the length of each source's part, for the tests of
 * sizes; and of each module of a package the hash of the text that the bundler was given, after all plugins. The release
 * compares that with what the package's authors have published.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, relative, sep } from 'node:path'
import type { Plugin } from 'vite'

const inDist = 'dist/.modules.json'

export interface ModuleList {
  /** By file: how many characters of it each module makes up, before it is made small. */
  files: Record<string, Record<string, number>>
  /** By module of a package: the SHA-256 hash of its text. */
  packages: Record<string, string>
}

export const readList = (file = inDist): ModuleList =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { files: {}, packages: {} }

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

const pathOf = (id: string) => relative('.', id.replace(/^\0/, '').replace(/\?.*/, '')).split(sep).join('/')

export const moduleList = (file = inDist): Plugin => ({
  name: 'module-list',
  generateBundle({ dir = '' }, bundle) {
    const list = readList(file)
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue
      const parts = Object.entries(chunk.modules).map(([id, { renderedLength }]) => [
        pathOf(id),
        renderedLength,
      ])
      list.files[pathOf(`${dir}/${chunk.fileName}`)] = Object.fromEntries(parts)
      for (const id of Object.keys(chunk.modules)) {
        const text = this.getModuleInfo(id)?.code
        if (text && /[\\/]node_modules[\\/]/.test(id)) list.packages[pathOf(id)] = hashOf(text)
      }
    }
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${JSON.stringify(list, null, 1)}\n`)
  },
})
