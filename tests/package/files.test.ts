/** Into which files the scripts for pages are cut: few, and none that is found only by reading another one. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Tag, tags } from '../../src/elements/elements'
import { cdnFolders, filesOfTags, gzipKilobytes } from './loaded-files'
import { parseScript } from './parse-script'

describe.each(cdnFolders)('%s', (folder) => {
  const filesOf = filesOfTags(folder)
  const chunks = readdirSync(join(folder, 'chunks'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => `chunks/${name}`)
  const scripts = new Map(
    chunks.map((file) => {
      const { imports, dynamicImports } = parseScript(join(folder, file))
      const besides = (addresses: string[]) => addresses.map((address) => `chunks/${basename(address)}`)
      return [file, { needs: besides(imports), mayLoad: besides(dynamicImports) }]
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
    const names = Object.entries(filesOf).map(([tag, files]) => [
      tag,
      files.map((file) => basename(file, '.js')),
    ])
    expect(readFileSync(join(folder, 'loader.js'), 'utf8')).toContain(
      JSON.stringify(Object.fromEntries(names)),
    )
  })

  // By HTTP/1.1, a browser asks for six files at a time. Only the page of a project, which shows parts of several
  // sections, needs more.
  test('an element needs few files', () => {
    const most = (tag: Tag) => (/project$|project-updates|milestones/.test(tag) ? 8 : 7)
    expect(tags.filter((tag) => filesOf[tag].length > most(tag))).toEqual([])
  })

  test('a dynamic import asks at once for all that comes with it', () => {
    const late = [...scripts].flatMap(([file, { mayLoad }]) =>
      mayLoad.flatMap((loaded) => {
        const there = closure(file)
        return [...closure(loaded)]
          .filter((needed) => !there.has(needed) && !mayLoad.includes(needed))
          .map((needed) => `${file} asks for ${loaded}, but not for ${needed}`)
      }),
    )
    expect(late).toEqual([])
  })

  test('no small file is always loaded with another one', () => {
    const loads = [...scripts.values()].flatMap(({ mayLoad }) => mayLoad.map((file) => closure(file)))
    const loadsWith = (file: string) => loads.flatMap((files, index) => (files.has(file) ? index : [])).join()
    const small = chunks.filter((file) => gzipKilobytes(folder, file) < 2)
    expect(
      small.filter((file) => chunks.some((other) => other !== file && loadsWith(other) === loadsWith(file))),
    ).toEqual([])
  })
})
