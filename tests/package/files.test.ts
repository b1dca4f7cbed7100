/** Into which files the scripts for pages are cut: few, and the loader knows each that an element needs. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { type Tag, tags } from '../../src/elements/elements'
import { cdnFolders, chunkNamed, filesOfTags, gzipKilobytes } from './loaded-files'
import { parseScript } from './parse-script'

describe.each(cdnFolders)('%s', (folder) => {
  const filesOf = filesOfTags(folder)
  const chunks = readdirSync(join(folder, 'chunks'))
    // Those of the other script have a name of their own.
    .filter((name) => name.endsWith('.js') && !name.startsWith('client-portal-'))
    .map((name) => `chunks/${name}`)
  const loader = readFileSync(join(folder, 'loader.js'), 'utf8')
  // The loader has the name of each file once, and the numbers of those that an element needs.
  const [, list = '[]', numbers = '{}'] = /names:(\[.+?\]),of:(\{.+?\})\}/.exec(loader) ?? []
  const names: string[] = runInNewContext(list)
  const lists = Object.entries<number[]>(runInNewContext(`(${numbers})`)).map(([tag, indexes]) => [
    tag,
    indexes.map((index) => `chunks/${names[index]}`),
  ])
  const scripts = new Map(
    chunks.map((file) => {
      const { imports, dynamicImports } = parseScript(join(folder, file))
      const inChunks = (addresses: string[]) => addresses.map((address) => `chunks/${basename(address)}`)
      return [file, { needs: inChunks(imports), mayLoad: inChunks(dynamicImports) }]
    }),
  )

  /** A file, and all that it needs. */
  function closure(file: string, found = new Set<string>()): Set<string> {
    if (!found.has(file)) {
      found.add(file)
      for (const needed of scripts.get(file)?.needs ?? []) closure(needed, found)
    }
    return found
  }

  test.each(tags)('the list of files for <%s> is whole', (tag) => {
    expect(filesOf[tag].filter((file) => !chunks.includes(file))).toEqual([])
    const needed = filesOf[tag].flatMap((file) => [...closure(file)])
    expect(needed.filter((file) => !filesOf[tag].includes(file))).toEqual([])
  })

  test('the loader knows the same lists', () => {
    expect(Object.fromEntries(lists)).toEqual(filesOf)
  })

  test('the files that the loader asks for first are those that the others wait for', () => {
    expect(tags.filter((tag) => !/^chunks\/core-/.test(filesOf[tag][0] ?? ''))).toEqual([])
  })

  // By HTTP/1.1, a browser asks for six files at a time. What shows parts of several sections needs more: small ones.
  test('an element needs few files', () => {
    const most = (tag: Tag) =>
      /portal|account|project$|project-updates|milestones|files|ticket/.test(tag) ? 9 : 8
    expect(tags.filter((tag) => filesOf[tag].length > most(tag))).toEqual([])
  })

  test('a search that is opened loads no other element', () => {
    const opened = ['search-panel', 'search-dialog'].flatMap((name) => [...closure(chunkNamed(folder, name))])
    const others = ['portal', 'bell', 'overview', 'files', 'project', 'support', 'login']
    expect(others.filter((name) => opened.includes(chunkNamed(folder, name)))).toEqual([])
  })

  test('no small file is always loaded with another one', () => {
    const later = [...scripts.values()].flatMap(({ mayLoad }) => mayLoad.map((file) => [...closure(file)]))
    const loadsWith = (file: string) =>
      [...Object.values(filesOf), ...later]
        .flatMap((files, index) => (files.includes(file) ? index : []))
        .join()
    const small = chunks.filter((file) => gzipKilobytes(folder, file) < 2)
    expect(
      small.filter((file) => chunks.some((other) => other !== file && loadsWith(other) === loadsWith(file))),
    ).toEqual([])
  })
})
