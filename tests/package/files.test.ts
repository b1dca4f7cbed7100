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
    // Those of the other script have a name of their own.
    .filter((name) => name.endsWith('.js') && !name.startsWith('client-portal-'))
    .map((name) => `chunks/${name}`)
  const loader = readFileSync(join(folder, 'loader.js'), 'utf8')
  // The loader has the names of all files once, and asks for them by digits to the base of 36.
  const [, load = '', list = '[]'] = /function ([\w$]+)\(\w+\)\{const \w+=(\["[^\]]+\])/.exec(loader) ?? []
  const names: string[] = JSON.parse(list)
  const inDigits = (digits: string) =>
    Array.from(digits, (digit) => `chunks/${names[Number.parseInt(digit, 36)]}.js`)
  const loads = Array.from(
    loader.matchAll(new RegExp(`(?<![\\w$])${load.replaceAll('$', '\\$')}\\("([\\da-z]+)"\\)`, 'g')),
    ([, digits = '']) => inDigits(digits),
  )
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
    const lists = tags.map(
      (tag) => [tag, new RegExp(`"${tag}":"([\\da-z]*)"`).exec(loader)?.[1] ?? ''] as const,
    )
    expect(Object.fromEntries(lists.map(([tag, digits]) => [tag, inDigits(digits)]))).toEqual(filesOf)
  })

  // By HTTP/1.1, a browser asks for six files at a time. What shows parts of several sections needs more: small ones.
  test('an element needs few files', () => {
    const most = (tag: Tag) => (/project$|project-updates|milestones|files|ticket/.test(tag) ? 9 : 8)
    expect(tags.filter((tag) => filesOf[tag].length > most(tag))).toEqual([])
  })

  test('what the loader asks for comes with all that it needs', () => {
    expect(loads.length).toBeGreaterThan(tags.length)
    const late = loads.flatMap((files) =>
      [...closure(files[0] ?? '')].filter((file) => !files.includes(file)),
    )
    expect(late).toEqual([])
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
    const later = [...scripts.values()].flatMap(({ mayLoad }) => mayLoad.map((file) => [...closure(file)]))
    const loadsWith = (file: string) =>
      [...loads, ...later].flatMap((files, index) => (files.includes(file) ? index : [])).join()
    const small = chunks.filter((file) => gzipKilobytes(folder, file) < 2)
    expect(
      small.filter((file) => chunks.some((other) => other !== file && loadsWith(other) === loadsWith(file))),
    ).toEqual([])
  })
})
